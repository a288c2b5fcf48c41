import type { AnyQuery } from '@embarca/contracts/kit/route.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { CallFailed } from './failure.ts'
import { mergeEdits } from './merge-edits.ts'
import { refreshRead } from './queries.ts'

/** The stored values a form starts from; a new item has no revision yet. */
export type StoredForm<Text> = { readonly text: Text; readonly revision?: number }

/**
 * A form over data that others may save meanwhile. Newer stored values replace the fields that this user has not changed; `joined` is true
 * when that happened while this user had changes. `over` goes with the command, so that it fails instead of overwriting an unseen change.
 */
export const useEditing = <Text extends object>(stored: StoredForm<Text>, query: AnyQuery) => {
  const client = useQueryClient()
  const [{ text, start, revision, joined }, set] = useState({
    text: stored.text,
    start: stored.text,
    revision: stored.revision,
    joined: false,
  })
  const isNewer = stored.revision !== undefined && stored.revision > (revision ?? -1)
  if (isNewer) {
    const next = mergeEdits(text, start, stored.text)
    const isChanged = JSON.stringify(next) !== JSON.stringify(stored.text)
    set({ text: next, start: stored.text, revision: stored.revision, joined: isChanged })
  }
  return {
    text,
    /** The stored values. */
    start,
    joined,
    over: revision === undefined ? {} : { ifMatch: revision },
    /** Call it when the command failed: after a conflict, the newer values are read. */
    refreshOnConflict: ({ status }: CallFailed) => void (status === 409 && refreshRead(client, query)),
    /** `part` may depend on what the form holds by then. */
    change: (part: Partial<Text> | ((text: Text) => Partial<Text>)) =>
      set((before) => ({ ...before, text: { ...before.text, ...(typeof part === 'function' ? part(before.text) : part) } })),
    undo: () => set((before) => ({ ...before, text: before.start, joined: false })),
  }
}
