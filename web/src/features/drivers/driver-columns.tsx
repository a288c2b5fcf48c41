import { dayText } from '@embarca/contracts/kit/days.ts'
import { localDay } from '@embarca/contracts/kit/local-time.ts'
import type { OutputOf } from '@embarca/contracts/kit/route.ts'
import type { driverRoutes } from '@embarca/contracts/reference/driver.ts'
import { referenceLabels } from '@embarca/contracts/reference/labels.pt.ts'
import { cpf, phone } from '../../base/masks.ts'
import type { RegisterColumn } from '../../shared/register/columns.ts'
import { tieText } from '../../shared/ties/tie-text.ts'
import { StatusText } from '../../ui/StatusText.tsx'

type DriverAnswer = OutputOf<typeof driverRoutes.searchDrivers>['list'][number]
/** A driver of two carriers has two rows: `id` is the row's, `driverId` the driver's. */
export type DriverRow = Omit<DriverAnswer, 'id'> & { readonly id: string; readonly driverId: string }
export const rowOf = ({ id, ...driver }: DriverAnswer): DriverRow => ({ ...driver, id: `${id}.${driver.transporterId}`, driverId: id })

const Licence = ({ cnhCategory, cnhExpiry }: DriverRow) => {
  if (cnhExpiry === undefined) return cnhCategory
  const isExpired = cnhExpiry < localDay(new Date().toISOString())
  const text = [cnhCategory, `${isExpired ? 'venceu em' : 'até'} ${dayText(cnhExpiry)}`].filter(Boolean).join(' · ')
  return isExpired ? (
    <StatusText tone="danger" icon="ban">
      {text}
    </StatusText>
  ) : (
    text
  )
}

export const driverColumns: readonly RegisterColumn<DriverRow>[] = [
  {
    id: 'name',
    header: 'Motorista',
    width: 'minmax(190px, 1.5fr)',
    cell: ({ blocked }) =>
      blocked && (
        <span className="second-line">
          <StatusText tone="danger" icon="lock">
            {referenceLabels.driverStatus.BLOCKED}
          </StatusText>
        </span>
      ),
  },
  { id: 'document', header: 'CPF', width: '128px', cell: ({ document }) => cpf.show(document) },
  { id: 'phone', header: 'Telefone', width: '132px', cell: ({ phone: digits }) => phone.show(digits) },
  { id: 'transporter', header: 'Transportadora', width: 'minmax(150px, 1.2fr)', cell: ({ transporterName }) => transporterName },
  { id: 'tie', header: 'Vínculo', width: 'minmax(110px, 1fr)', cell: (row) => tieText(row) },
  {
    id: 'cnh',
    header: 'CNH',
    width: '166px',
    wideOnly: true,
    cell: (row) => (row.cnhCategory || row.cnhExpiry) && <Licence {...row} />,
  },
]
