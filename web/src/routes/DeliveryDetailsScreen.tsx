import { deliveryOf, loadOfDelivery } from '@embarca/contracts/load/codes.ts'
import { loadOfCall } from '@embarca/contracts/load/delivery-call.ts'
import { useNavigate, useParams, useSearch } from '@tanstack/react-router'
import { NotFoundLoad } from '../features/load-details/NotFoundLoad.tsx'
import { LoadWithDrawers } from './LoadWithDrawers.tsx'

const OF_LOAD = '/loads/$hashId/details/delivery/$deliveryId'
const DELIVERY_PATH = '/delivery/$id'

/** The load of a delivery: the load in the address, or the withdrawal from that lot. */
export const DeliveryDetailsScreen = () => {
  const params = useParams({ from: OF_LOAD })
  const address = useSearch({ from: OF_LOAD })
  const navigate = useNavigate()
  const hash = loadOfCall({ id: params.hashId, deliveryId: params.deliveryId })
  if (!hash) return <NotFoundLoad />
  return <LoadWithDrawers hash={hash} address={address} show={(search) => void navigate({ to: OF_LOAD, params, search })} />
}

export const DeliveryScreen = () => {
  const params = useParams({ from: DELIVERY_PATH })
  const address = useSearch({ from: DELIVERY_PATH })
  const navigate = useNavigate()
  const hash = loadOfDelivery(params.id)
  if (deliveryOf(hash) !== params.id) return <NotFoundLoad />
  return <LoadWithDrawers hash={hash} address={address} show={(search) => void navigate({ to: DELIVERY_PATH, params, search })} />
}
