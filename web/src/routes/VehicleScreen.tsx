import { useNavigate, useSearch } from '@tanstack/react-router'
import { VehicleList } from '../features/vehicle/VehicleList.tsx'

export const VehicleScreen = () => {
  const address = useSearch({ from: '/vehicle' })
  const go = useNavigate()
  return <VehicleList address={address} onAddress={(next) => void go({ to: '/vehicle', search: next })} />
}
