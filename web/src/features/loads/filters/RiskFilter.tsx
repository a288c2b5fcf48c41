import { risks } from '@embarca/contracts/tracking/estimate.ts'
import { trackingLabels } from '@embarca/contracts/tracking/labels.pt.ts'
import { SelectField } from '../../../ui/SelectField.tsx'
import type { DraftProps } from './draft.ts'

const both = risks.join()
const options = [
  { value: both, label: 'Em risco ou atraso previsto' },
  ...risks.map((risk) => ({ value: risk as string, label: trackingLabels.risk[risk] })),
]

/** One risk, or any: a list of both would mean no filter. */
export const RiskFilter = ({ draft, onDraft }: DraftProps) => (
  <SelectField
    className="c12"
    label="Previsão de entrega"
    placeholder="Qualquer uma"
    clearable
    options={options}
    value={risks.filter((risk) => draft.risk?.includes(risk)).join() || undefined}
    onChange={(chosen) => onDraft({ risk: chosen === undefined ? undefined : risks.filter((risk) => chosen.split(',').includes(risk)) })}
  />
)
