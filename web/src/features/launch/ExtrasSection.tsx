import { Checkbox } from '../../ui/Checkbox.tsx'
import { Attachments } from './Attachments.tsx'
import { CopiesFields } from './CopiesFields.tsx'
import { isLot, isOffered } from './launch-text.ts'
import type { LaunchFormState } from './use-launch.ts'

/** Settings that few loads need: files, copies on other days, and hiring without tracking the trip. */
export const ExtrasSection = ({ form }: { readonly form: LaunchFormState }) => {
  const { text, change } = form
  return (
    <section id="mais" aria-labelledby="mais-title">
      <h2 id="mais-title">Anexos e réplicas</h2>
      <Attachments form={form} />
      <div className="form-grid ticks">
        {text.attachments.length > 0 && (
          <Checkbox className="c6" checked={text.asksAttachment} onChange={(asksAttachment) => change({ asksAttachment })}>
            Mostrar os anexos a quem vincula o motorista
          </Checkbox>
        )}
        {isOffered(text) && (
          <Checkbox className="c6" checked={text.onlyHiring} onChange={(onlyHiring) => change({ onlyHiring })}>
            Somente contratação, sem acompanhar a viagem
          </Checkbox>
        )}
      </div>
      {!isLot(text) && !form.edits && <CopiesFields form={form} />}
    </section>
  )
}
