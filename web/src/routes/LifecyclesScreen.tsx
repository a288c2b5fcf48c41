import { Lifecycles } from '../features/lifecycles/Lifecycles.tsx'
import { lifecyclesRoute } from './lifecycles.ts'

export const LifecyclesScreen = () => {
  const { machine = 'load' } = lifecyclesRoute.useSearch()
  const navigate = lifecyclesRoute.useNavigate()
  return <Lifecycles machine={machine} onChange={(chosen) => void navigate({ search: { machine: chosen } })} />
}
