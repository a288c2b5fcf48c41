import { TargetFields } from '../../shared/targets/TargetFields.tsx'
import type { LaunchFormState } from './use-launch.ts'

/** The participants of the offer. */
export const TargetSection = ({ form }: { readonly form: LaunchFormState }) => {
  const { text, change, shown, touch } = form
  return (
    <section id="participantes" aria-labelledby="participantes-title">
      <h2 id="participantes-title">Participantes</h2>
      <TargetFields
        targets={text}
        operationGroupId={text.operationGroupId}
        change={(next) => change((before) => ({ ...before, ...next(before) }))}
        error={shown('target')}
        onBlur={() => touch('target')}
      />
    </section>
  )
}
