import { loadLabels } from '@embarca/contracts/load/labels.pt.ts'
import { span } from '../../base/date-times.ts'
import { SegmentedControl } from '../../ui/SegmentedControl.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { isLot } from './launch-text.ts'
import { acceptTypeOf } from './to-form.ts'
import type { LaunchFields } from './use-launch.ts'

/** The durations offered, in minutes (specification 2 §9), and longer ones for offers that wait for a decision. */
const durations = [15, 30, 60, 90, 120, 150, 180, 210, 240, 270, 300, 480, 720, 1440, 2880]

const waits = (form: LaunchFields) =>
  form.text.freightType === 'PRIMARIZED'
    ? 'Na primarização a decisão é sempre sua.'
    : form.text.acceptType === 'FIRST_ACCEPT'
      ? 'O primeiro que aceitar leva.'
      : 'No fim do prazo você escolhe entre quem aceitou.'

/** How an offer is accepted and how long it stays open. */
export const OfferTerms = ({ form }: { readonly form: LaunchFields }) => {
  const { text, change, shown } = form
  return (
    <>
      {text.type === 'NORMAL' && !isLot(text) && (
        <div className="field c5">
          <span className="label">Aceite</span>
          <SegmentedControl
            label="Aceite"
            options={(['FIRST_ACCEPT', 'WAIT_DURATION'] as const).map((value) => ({ value, label: loadLabels.acceptType[value] }))}
            value={acceptTypeOf(text)}
            onChange={(acceptType) => text.freightType !== 'PRIMARIZED' && change({ acceptType })}
          />
          <small>{waits(form)}</small>
        </div>
      )}
      {text.type !== 'AUCTION' && (
        <SelectField
          className="c4"
          label={text.type === 'NORMAL' ? 'Duração da oferta' : 'Prazo para propostas'}
          clearable
          placeholder="Até a coleta"
          options={durations.map((minutes) => ({ value: String(minutes), label: span(minutes * 60_000) }))}
          value={text.duration || undefined}
          onChange={(duration) => change({ duration: duration ?? '' })}
          error={shown('duration')}
        />
      )}
    </>
  )
}
