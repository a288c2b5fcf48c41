import { useParams } from '@tanstack/react-router'
import { LaunchPage } from '../features/launch/LaunchPage.tsx'

/** A blank load, or one to go on from. */
export const LaunchScreen = () => {
  const { hash } = useParams({ strict: false }) as { hash?: string }
  return <LaunchPage key={hash ?? 'blank'} {...(hash !== undefined && { from: hash })} />
}

/** A blank load that is carried in parts. */
export const LotLaunchScreen = () => <LaunchPage key="lot" lot />
