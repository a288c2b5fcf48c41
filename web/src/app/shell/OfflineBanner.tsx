import { useSyncExternalStore } from 'react'
import { Icon } from '../../ui/Icon.tsx'

const subscribe = (listener: () => void) => {
  addEventListener('online', listener)
  addEventListener('offline', listener)
  return () => {
    removeEventListener('online', listener)
    removeEventListener('offline', listener)
  }
}

/** Warns that the data shown does not change until the network is back. */
export const OfflineBanner = () => {
  const online = useSyncExternalStore(subscribe, () => navigator.onLine)
  return (
    <div role="status">
      {!online && (
        <p className="offline">
          <Icon name="offline" />
          Sem conexão. O que você vê pode estar desatualizado; voltamos assim que a rede voltar.
        </p>
      )}
    </div>
  )
}
