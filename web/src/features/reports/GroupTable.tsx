import type { General, LoadGroup } from '@embarca/contracts/dashboard/routes.ts'
import { type Dimension, dimensions } from '@embarca/contracts/otif/codes.ts'
import { otifLabels } from '@embarca/contracts/otif/labels.pt.ts'
import { NOTHING } from '../../base/texts.ts'
import { formatCount, formatMinutes, formatShare, monthName } from '../../shared/indicators/formats.ts'
import { money } from '../../shared/load/measures.ts'
import { PlainButton } from '../../ui/PlainButton.tsx'
import { SegmentedControl } from '../../ui/SegmentedControl.tsx'

type Props = {
  readonly general: General
  readonly by: Dimension
  readonly chosen: string | undefined
  readonly onBy: (by: Dimension) => void
  readonly onPick: (id: string | undefined) => void
}

const options = dimensions.map((value) => ({ value, label: otifLabels.dimension[value] }))
const groupsOf = ({ transporters, lanes, places, months }: General, by: Dimension): readonly LoadGroup[] =>
  ({ transporter: transporters, lane: lanes, place: places, month: months })[by]
const lead = ({ leadTimes }: LoadGroup) => {
  const total = leadTimes.find(({ leg }) => leg === 'WHOLE')
  return total?.loads ? formatMinutes(total.median) : NOTHING
}

/** Loads, hirings, savings and delivery time by transporter, lane, place or month. */
export const GroupTable = ({ general, by, chosen, onBy, onPick }: Props) => (
  <section className="panel groups" aria-labelledby="groups-title">
    <h2 id="groups-title">
      Por {otifLabels.dimension[by].toLowerCase()}
      <SegmentedControl label="Agrupar por" options={options} value={by} onChange={onBy} />
    </h2>
    <div className="scrolls">
      <table className="num">
        <thead>
          <tr>
            <th scope="col">{otifLabels.dimension[by]}</th>
            <th scope="col">Lançadas</th>
            <th scope="col">Contratadas</th>
            <th scope="col">Entregues</th>
            <th scope="col">Contratado</th>
            <th scope="col">Economia</th>
            <th scope="col">% da referência</th>
            <th scope="col">Até a entrega</th>
          </tr>
        </thead>
        <tbody>
          {groupsOf(general, by).map((group) => (
            <tr key={group.id} className={group.id === chosen ? 'chosen' : ''}>
              <th scope="row">
                <PlainButton aria-pressed={group.id === chosen} onClick={() => onPick(group.id === chosen ? undefined : group.id)}>
                  {by === 'month' ? monthName(group.id) : group.name}
                </PlainButton>
              </th>
              <td>{formatCount(group.loads)}</td>
              <td>{formatCount(group.hired)}</td>
              <td>{formatCount(group.delivered)}</td>
              <td>{group.compared ? money(group.price) : NOTHING}</td>
              <td className={group.saving < 0 ? 'over' : ''}>{group.compared ? money(group.saving) : NOTHING}</td>
              <td className={group.saving < 0 ? 'over' : ''}>{group.compared ? formatShare(group.savingShare) : NOTHING}</td>
              <td>{lead(group)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  </section>
)
