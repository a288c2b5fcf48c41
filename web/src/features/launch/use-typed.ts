import { useEffect, useRef, useState } from 'react'
import type { LaunchText } from './launch-text.ts'
import { storeUnfinished } from './memory.ts'
import type { LaunchStart } from './use-start.ts'

const SAVE_DELAY = 400

/** The text of the form. It is kept in the browser until the load is launched or the draft saved. */
export const useTyped = (user: string, page: string, start: LaunchStart) => {
  const [text, setText] = useState(start.text)
  const [draftId, setDraftId] = useState(start.draftId)
  const typedSince = useRef(false)

  /** Changes made by the form itself do not count as unfinished input. */
  const fill = (how: (before: LaunchText) => LaunchText) => setText(how)
  const change = (how: Partial<LaunchText> | ((before: LaunchText) => LaunchText)) => {
    typedSince.current = true
    setText((before) => (typeof how === 'function' ? how(before) : { ...before, ...how }))
  }
  const { repeats, relaunches, edits } = start
  const origin = { ...(draftId && { draftId }), ...(repeats && { repeats }), ...(relaunches && { relaunches }), ...(edits && { edits }) }
  const store = useRef(() => {})
  store.current = () => typedSince.current && storeUnfinished(user, page, { text, at: Date.now(), ...origin })
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each change
  useEffect(() => {
    const timer = setTimeout(() => store.current(), SAVE_DELAY)
    return () => clearTimeout(timer)
  }, [text, draftId, user, page])
  // A lost session reloads the page, perhaps before the delay is over.
  useEffect(() => {
    const storeNow = () => store.current()
    addEventListener('pagehide', storeNow)
    return () => removeEventListener('pagehide', storeNow)
  }, [])

  /** Removes the stored input: the load was launched, or the user starts over. */
  const forget = () => {
    storeUnfinished(user, page, undefined)
    typedSince.current = false
  }
  const saved = (id: string) => {
    forget()
    setDraftId(id)
  }
  return { text, setText, fill, change, draftId, typedSince, forget, saved }
}
