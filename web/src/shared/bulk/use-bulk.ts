import { type BulkAction, type BulkAnswer, bulkActions, bulkPreviews } from '@embarca/contracts/bulk/routes.ts'
import { useCallback, useEffect, useRef, useState } from 'react'
import { call } from '../../base/api.ts'
import { isCallFailed } from '../../base/failure.ts'
import { uuidv7 } from '../../base/uuid.ts'
import { type BulkFormInput, type BulkPreview, bulkFieldsOf, inBatches, openIn, type SelectedRow, withRows } from './bulk-input.ts'

const PAUSE = 300
const none: BulkPreview = new Map()
const NO_ANSWER = 'Sem resposta do servidor. Verifique sua conexão.'

/**
 * Shows the outcome of a bulk action for each load as a dry run while the form is filled in, then executes it. The same input is repeated
 * with the same idempotency key, so that no load is changed twice; failed loads may be retried.
 */
export const useBulk = (action: BulkAction, loads: readonly SelectedRow[], bulkInput: BulkFormInput) => {
  const fields = bulkFieldsOf(action, bulkInput)
  const body = JSON.stringify(fields)
  const [rows, setRows] = useState<BulkPreview>(none)
  const [state, setState] = useState<'form' | 'previewing' | 'previewed' | 'executing' | 'done'>('form')
  const [broken, setBroken] = useState<string>()
  const attempt = useRef({ body: '', key: '' })

  useEffect(() => {
    if (body === undefined) return setState('form')
    const leaving = new AbortController()
    setState('previewing')
    setBroken(undefined)
    const dryRun = async () => {
      let found = none
      for (const ids of inBatches(loads.map(({ id }) => id))) {
        // The route of any bulk action: the body was built for it.
        const input = { ids, ...(JSON.parse(body) as object) } as never
        found = withRows(found, (await call(bulkPreviews[action], input, { signal: leaving.signal })).rows)
      }
      setRows(found)
      setState('previewed')
    }
    const timer = setTimeout(() => {
      dryRun().catch((failure: unknown) => {
        if (leaving.signal.aborted) return
        setBroken(isCallFailed(failure) ? failure.messages.join(' ') : NO_ANSWER)
        setState('form')
      })
    }, PAUSE)
    return () => {
      clearTimeout(timer)
      leaving.abort()
    }
  }, [action, body, loads])

  const execute = useCallback(async () => {
    if (body === undefined) return
    if (attempt.current.body !== body) attempt.current = { body, key: uuidv7() }
    setState('executing')
    for (const ids of inBatches(openIn(rows))) {
      // The route of any bulk action: the body was built for it.
      const answer = await call(bulkActions[action], { ids, ...(JSON.parse(body) as object) } as never, { key: attempt.current.key })
        // The routes have a custom handler: all of them answer with this type.
        .then((done) => (done as unknown as BulkAnswer).rows)
        .catch((failure: unknown) => {
          const messages = isCallFailed(failure) ? [...failure.messages] : [NO_ANSWER]
          return ids.map((id) => ({ id, outcome: 'FAILED' as const, messages }))
        })
      setRows((before) => withRows(before, answer))
    }
    setState('done')
  }, [action, body, rows])

  return { rows: fields ? rows : none, state: fields ? state : ('form' as const), broken, execute }
}
