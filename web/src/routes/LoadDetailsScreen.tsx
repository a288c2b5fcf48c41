import { useNavigate, useParams, useSearch } from '@tanstack/react-router'
import { LoadWithDrawers } from './LoadWithDrawers.tsx'

export const LoadDetailsScreen = () => {
  const { hashId } = useParams({ from: '/loads/$hashId/details' })
  const address = useSearch({ from: '/loads/$hashId/details' })
  const navigate = useNavigate()
  return (
    <LoadWithDrawers
      hash={hashId}
      address={address}
      show={(search) => void navigate({ to: '/loads/$hashId/details', params: { hashId }, search })}
    />
  )
}
