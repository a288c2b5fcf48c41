import type { AnyQuery } from '@embarca/contracts/kit/route.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { CallFailed } from './failure.ts'
import { mergeEdits } from './merge-edits.ts'
import { refreshRead } from './queries.ts'

/** What a form starts from; something new has no revision yet. */
export type StoredForm<Text> = { readonly text: Text; readonly revision?: number }

/**
 * A form over something of a query that others may save meanwhile. What is read again comes in wherever this user changed nothing; `joined`:
 * it did while there was something changed. `over` goes with the command, so that nobody writes over what they did not see.
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
    /** As it is stored. */
    start,
    joined,
    over: revision === undefined ? {} : { ifMatch: revision },
    /** Call with a failure of the command: what somebody else saved is read. */
    refreshOnConflict: ({ status }: CallFailed) => void (status === 409 && refreshRead(client, query)),
    change: (part: Partial<Text>) => set((before) => ({ ...before, text: { ...before.text, ...part } })),
    undo: () => set((before) => ({ ...before, text: before.start, joined: false })),
  }
}
