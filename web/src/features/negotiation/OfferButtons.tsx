import type { LoadDetails } from '@embarca/contracts/load-details/routes.ts'
import { Button } from '../../ui/Button.tsx'
import { permit } from './allowed.ts'

type Props = { readonly load: LoadDetails; readonly start: (action: 'CloseOffer' | 'ReopenOffer') => void }

/** Closes or reopens the offer for all transporters. */
export const OfferButtons = ({ load, start }: Props) => (
  <>
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
