import { documentRoutes } from '@embarca/contracts/delivery/document-routes.ts'
import { address } from '@embarca/contracts/kit/route.ts'
import type { LoadDetails } from '@embarca/contracts/load-details/routes.ts'
import { allows, may } from '@embarca/contracts/roles.ts'
import { Link } from '@tanstack/react-router'
import { downloadFile } from '../../base/file-download.ts'
import { useSession } from '../../session/session.ts'
import { isLot } from '../../shared/load/reference.ts'
import { exportLoad, reportName, reportsOf } from '../../shared/reports/load-reports.ts'
import { IconButton } from '../../ui/Button.tsx'
import { Menu } from '../../ui/Menu.tsx'
import { MenuItem } from '../../ui/MenuItem.tsx'
import { type ActionName, isAllowed, offered } from './actions.ts'
import { changesOf, offeredChanges, type RequestedChange } from './changes/change-list.ts'

type Props = {
  readonly load: LoadDetails
  readonly start: (name: ActionName) => void
  readonly onAsk: (change: RequestedChange) => void
  readonly onShare: () => void
}
const itineraryOf = (deliveryId: string) => address(documentRoutes.itinerary).path.replace(':id', encodeURIComponent(deliveryId))
const downloadOrder = ({ hashId, externalId }: LoadDetails) =>
  downloadFile(
    address(documentRoutes.shippingOrder).path.replace(':id', encodeURIComponent(hashId)),
    `ordem-de-carregamento-${externalId}.pdf`,
    undefined,
    'POST',
  )

/** The other actions of a load, its documents and share link, and a link to its lifecycle diagram. */
export const ActionMenu = ({ load, start, onAsk, onShare }: Props) => {
  const { roles } = useSession()
  const { rest, elsewhere } = offered(load)
  const offer = offeredChanges(load, changesOf.offer).filter(({ because }) => because === undefined)
  const agreed = load.terms !== undefined && load.statusCode !== 'DRAFT'
  const { batchId } = load.terms ?? {}
  return (
    <Menu label="Mais ações" align="end" trigger={(ties) => <IconButton icon="more" label="Mais ações" className="framed" {...ties} />}>
      {(close) => {
        const item = (icon: string, words: string, run: () => void, more: { blocked?: string | undefined; danger?: boolean } = {}) => (
          <MenuItem
            key={words}
            icon={icon}
            {...more}
            onSelect={() => {
              close()
              run()
            }}
          >
            {words}
          </MenuItem>
        )
        return (
          <>
            {rest.map(({ name, ask, because }) =>
              item(ask.icon, ask.label, () => start(name), { blocked: because, danger: ask.danger ?? false }),
            )}
            {offer.map(({ name, label, icon }) => item(icon, label, () => onAsk({ name })))}
            {rest.length + offer.length > 0 && <hr />}
            {load.transporterId && allows(may.runLoads, roles) && item('link', 'Compartilhar rastreamento', onShare)}
            {agreed &&
              !isLot(load.terms) &&
              item(
                'download',
                'Baixar itinerário',
                () => void downloadFile(itineraryOf(load.deliveryId), `itinerario-${load.externalId}.pdf`),
              )}
            {agreed &&
              !isLot(load.terms) &&
              allows(documentRoutes.shippingOrder.may, roles) &&
              item('download', 'Ordem de carregamento', () => void downloadOrder(load))}
            {reportsOf(load).map((kind) => item('file', reportName(kind), () => exportLoad(kind, load)))}
            {batchId && (
              <MenuItem
                icon="objects-column"
                link={<Link to="/loads/$hashId/details/batch/$batchId" params={{ hashId: load.hashId, batchId }} />}
              >
                Cargas lançadas junto
              </MenuItem>
            )}
            {load.statusCode !== 'DRAFT' && allows(may.launchLoads, roles) && (
              <MenuItem icon="copy" link={<Link to="/new/load/$hash" params={{ hash: load.hashId }} />}>
                {isAllowed(load, 'RelaunchLoad') ? 'Relançar carga' : 'Repetir carga'}
              </MenuItem>
            )}
            {allows(may.auditLoads, roles) && (
              <MenuItem icon="history" link={<Link to="/loads/$hashId/replay" params={{ hashId: load.hashId }} />}>
                Linha do tempo e evidências
              </MenuItem>
            )}
            <MenuItem icon="route" link={<Link to="/lifecycles" search={{ machine: 'load' }} />}>
              Ver ciclo de vida
            </MenuItem>
            {elsewhere.length > 0 && (
              <p>
                <b>Em outro status</b>
                {elsewhere.map(({ ask }) => ask.label).join(', ')}
              </p>
            )}
          </>
        )
      }}
    </Menu>
  )
}
