import { useNavigate, useSearch } from '@tanstack/react-router'
import { CarrierList } from '../features/carriers/CarrierList.tsx'

export const CarriersScreen = () => {
  const address = useSearch({ from: '/transporters' })
  const navigate = useNavigate()
  return <CarrierList address={address} onAddress={(search) => void navigate({ to: '/transporters', search })} />
}
