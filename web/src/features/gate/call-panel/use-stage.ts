import { useEffect, useRef, useState } from 'react'
import { unlockSound } from '../bell.ts'

const wake = async (): Promise<WakeLockSentinel | undefined> => {
  try {
    return await navigator.wakeLock?.request('screen')
  } catch {
    return undefined
  }
}

/** The first touch starts sound, full screen and the lock that keeps the screen on; each works without the others. */
export const useStage = () => {
  const stage = useRef<HTMLElement>(null)
  const [isStarted, setStarted] = useState(false)
  const [isFull, setFull] = useState(false)
  useEffect(() => {
    const change = () => setFull(document.fullscreenElement !== null)
    document.addEventListener('fullscreenchange', change)
    return () => document.removeEventListener('fullscreenchange', change)
  }, [])
  // The browser gives the lock back whenever the page was hidden.
  useEffect(() => {
    if (!isStarted) return undefined
    let lock: WakeLockSentinel | undefined
    const hold = async () => {
      if (document.visibilityState === 'visible') lock = await wake()
    }
    void hold()
    document.addEventListener('visibilitychange', hold)
    return () => {
      document.removeEventListener('visibilitychange', hold)
      void lock?.release()
    }
  }, [isStarted])
  const goFull = () => stage.current?.requestFullscreen?.().catch(() => undefined)
  return {
    stage,
    isStarted,
    isFull,
    start: async () => {
      void goFull()
      await unlockSound()
      setStarted(true)
    },
    toggleFull: () => void (document.fullscreenElement ? document.exitFullscreen() : goFull()),
  }
}
