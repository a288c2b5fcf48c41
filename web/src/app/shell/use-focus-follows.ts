import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'

const OVERLAYS = '.p-dialog-mask, .p-sidebar-mask'

/** After navigation, moves the focus to the start of the new screen when the focused element disappeared with the old one. */
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
