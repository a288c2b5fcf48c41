import type { LoadDetails } from '@embarca/contracts/load-details/routes.ts'
import { Button } from '../../ui/Button.tsx'
import { permit } from './allowed.ts'

type Props = {
  readonly load: LoadDetails
  readonly start: (action: 'CloseOffer' | 'ReopenOffer') => void
  /** Absent: the offer is not open. */
  readonly onSend?: (() => void) | undefined
}

/** Passes the offer on, closes it or reopens it for all transporters. */
export const OfferButtons = ({ load, start, onSend }: Props) => (
  <>
    {onSend && (
      <Button look="quiet" icon="link" onClick={onSend}>
        Enviar oferta
      </Button>
    )}
    {permit(load, 'CloseOffer').allowed && (
      <Button look="quiet" icon="lock" onClick={() => start('CloseOffer')}>
        Fechar todas
      </Button>
    )}
    {permit(load, 'ReopenOffer').allowed && (
      <Button look="quiet" icon="undo" onClick={() => start('ReopenOffer')}>
        Reabrir todas
      </Button>
    )}
  </>
)
