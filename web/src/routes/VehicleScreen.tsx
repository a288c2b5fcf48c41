import { useNavigate, useSearch } from '@tanstack/react-router'
import { VehicleList } from '../features/vehicle/VehicleList.tsx'

export const VehicleScreen = () => {
  const address = useSearch({ from: '/vehicle' })
  const navigate = useNavigate()
  return <VehicleList address={address} onAddress={(next) => void navigate({ to: '/vehicle', search: next })} />
}
