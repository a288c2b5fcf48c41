import type { Accepted } from '@embarca/contracts/kit/route.ts'
import type { LoadDetails } from '@embarca/contracts/load-details/routes.ts'
import { Drawer } from '../../ui/Drawer.tsx'
import { DealTalk } from './DealTalk.tsx'
import './deal.css'

type Props = {
  readonly load: LoadDetails
  /** The deal in the address; undefined closes the drawer. */
  readonly dealId: string | undefined
  readonly afterCommand: (answer: Accepted) => Promise<unknown>
  readonly onClose: () => void
}

/** One deal in a drawer of its load: the current offer, and the chat. */
export const DealDrawer = ({ load, dealId, afterCommand, onClose }: Props) => (
  <Drawer open={dealId !== undefined} onClose={onClose} title={`Negociação da carga ${load.externalId}`} width={600} flush>
    {dealId !== undefined && <DealTalk key={dealId} load={load} dealId={dealId} afterCommand={afterCommand} />}
  </Drawer>
)
