import { useNavigate, useParams, useSearch } from '@tanstack/react-router'
import { Replay } from '../features/replay/Replay.tsx'

const FROM = '/loads/$hashId/replay'

export const ReplayScreen = () => {
  const { hashId } = useParams({ from: FROM })
  const address = useSearch({ from: FROM })
  const navigate = useNavigate()
  return (
    <Replay
      key={hashId}
      hash={hashId}
      address={address}
      onAddress={(search) => void navigate({ to: FROM, params: { hashId }, search, replace: true })}
    />
  )
}
