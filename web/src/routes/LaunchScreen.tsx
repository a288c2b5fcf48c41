import { useParams, useSearch } from '@tanstack/react-router'
import { LaunchPage } from '../features/launch/LaunchPage.tsx'

/** A blank load, or an existing one to continue, repeat or edit. */
export const LaunchScreen = () => {
  const { hash } = useParams({ strict: false }) as { hash?: string }
  const { edit = false } = useSearch({ strict: false }) as { edit?: boolean }
  return <LaunchPage key={`${hash}-${edit}`} edit={edit} {...(hash !== undefined && { from: hash })} />
}

/** A blank lot. */
export const LotLaunchScreen = () => <LaunchPage key="lot" lot />
