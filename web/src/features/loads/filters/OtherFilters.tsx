import { lotStatuses } from '@embarca/contracts/lot/codes.ts'
import { lotLabels } from '@embarca/contracts/lot/labels.pt.ts'
import { span } from '../../../base/date-times.ts'
import { useSession } from '../../../session/session.ts'
import { SelectField } from '../../../ui/SelectField.tsx'
import type { DraftProps } from './draft.ts'
import { FilterSwitch } from './FilterSwitch.tsx'
import { RiskFilter } from './RiskFilter.tsx'
import { trackingStatusesOf, trackingStatusLabel, trackingTypeLabels, trackingTypes, withoutTracking } from './tracking.ts'

const MINUTE = 60_000
const lots = lotStatuses.map((value) => ({ value, label: lotLabels.status[value] }))
const durationsWithoutTracking = withoutTracking.map((minutes) => ({ value: String(minutes), label: span(minutes * MINUTE) }))
const types = trackingTypes.map((value) => ({ value, label: trackingTypeLabels[value] }))

/** Filters for lots, problems and tracking. */
export const OtherFilters = ({ draft, onDraft }: DraftProps) => {
  const { toggles } = useSession()
  const { trackingType: type } = draft
  const statuses = type ? trackingStatusesOf(type).map((value) => ({ value, label: trackingStatusLabel(type, value) })) : []
  const switchOf = { draft, onDraft }
  return (
    <section className="form-grid" aria-labelledby="filters-others">
      <h3 id="filters-others" className="c12">
        Outros
      </h3>
      <SelectField
        className="c6"
        label="Situação do lote"
        placeholder="Todas"
        clearable
        options={lots}
        value={draft.lotStatus}
        onChange={(lotStatus) => onDraft({ lotStatus })}
      />
      <SelectField
        className="c6"
        label="Sem rastreamento há"
        placeholder="Qualquer tempo"
        clearable
        options={durationsWithoutTracking}
        value={draft.amountTimeWithoutTracking && String(draft.amountTimeWithoutTracking)}
        onChange={(minutes) => onDraft({ amountTimeWithoutTracking: withoutTracking.find((option) => option === Number(minutes)) })}
      />
      <RiskFilter draft={draft} onDraft={onDraft} />
      <SelectField
        className="c6"
        label="Tipo de rastreamento"
        placeholder="Selecione"
        clearable
        options={types}
        value={type}
        onChange={(trackingType) => onDraft({ trackingType })}
      />
      <SelectField
        className="c6"
        label="Status do rastreamento"
        placeholder={type ? 'Todos' : 'Escolha o tipo antes'}
        clearable
        disabled={type === undefined}
        options={statuses}
        value={draft.trackingStatus}
        onChange={(trackingStatus) => onDraft({ trackingStatus })}
      />
      <FilterSwitch name="flLotAvailable" {...switchOf} />
      <FilterSwitch name="flLotCanClose" {...switchOf} />
      <FilterSwitch name="flPending" {...switchOf} />
      <FilterSwitch name="flOccurrence" {...switchOf} />
      <FilterSwitch name="flPendingRequestWithoutTracking" {...switchOf} />
      {toggles.ENABLE_LOGISTIC_OPERATOR && <FilterSwitch name="flWaitingOnLogisticOperator" {...switchOf} />}
    </section>
  )
}
