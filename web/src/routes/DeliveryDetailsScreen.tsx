import { loadOfDelivery } from '@embarca/contracts/load/codes.ts'
import { useNavigate, useParams, useSearch } from '@tanstack/react-router'
import { LoadWithDrawers } from './LoadWithDrawers.tsx'

const FROM = '/loads/$hashId/details/delivery/$deliveryId'

/** The load that a delivery is of: the same one, or what was withdrawn from the lot in the address. */
export const DeliveryDetailsScreen = () => {
  const params = useParams({ from: FROM })
  const address = useSearch({ from: FROM })
  const go = useNavigate()
  return (
    <LoadWithDrawers hash={loadOfDelivery(params.deliveryId)} address={address} show={(search) => void go({ to: FROM, params, search })} />
  )
}
