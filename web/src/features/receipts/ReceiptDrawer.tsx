import { deliveryOf } from '@embarca/contracts/load/codes.ts'
import { Drawer } from '../../ui/Drawer.tsx'
import { ReceiptReview } from './ReceiptReview.tsx'
import './receipts.css'

/** 'Verificar comprovantes do frete': the receipts of the load `hash`, in a drawer; closed without `hash`. */
export const ReceiptDrawer = ({ hash, onClose }: { readonly hash: string | undefined; readonly onClose: () => void }) => (
  <Drawer open={hash !== undefined} onClose={onClose} title="Verificar comprovantes do frete" width={700} flush>
    {hash !== undefined && <ReceiptReview key={hash} loadId={hash} deliveryId={deliveryOf(hash)} onClose={onClose} />}
  </Drawer>
)
