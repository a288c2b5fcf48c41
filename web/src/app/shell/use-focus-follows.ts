import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'

const OVERLAYS = '.p-dialog-mask, .p-sidebar-mask'

/** Whoever goes to another screen goes on from its beginning: a focus that went away with the one before stands there. */
export const useFocusFollows = (): void => {
  const router = useRouter()
  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, hrefChanged }) => {
        const lost = document.activeElement === document.body && !document.querySelector(OVERLAYS)
        if (fromLocation && hrefChanged && lost) document.getElementById('content')?.focus({ preventScroll: true })
      }),
    [router],
  )
}
