import { useNavigate, useSearch } from '@tanstack/react-router'
import { Lifecycles } from '../features/lifecycles/Lifecycles.tsx'

export const LifecyclesScreen = () => {
  const { machine = 'load' } = useSearch({ from: '/lifecycles' })
  const navigate = useNavigate()
  return <Lifecycles machine={machine} onChange={(chosen) => void navigate({ to: '/lifecycles', search: { machine: chosen } })} />
}
