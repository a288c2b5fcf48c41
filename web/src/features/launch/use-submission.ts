import { boardRoutes } from '@embarca/contracts/board/routes.ts'
import { loadRoutes } from '@embarca/contracts/load/routes.ts'
import type { LaunchForm } from '@embarca/contracts/load/terms.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { CallFailed } from '../../base/failure.ts'
import { message } from '../../base/feedback.ts'
import { refreshRead } from '../../base/queries.ts'
import { useCommand } from '../../base/use-command.ts'
import { isFob } from './launch-text.ts'
import { habitsAfter, habitsOf, storeHabits } from './memory.ts'
import { type LaunchMeasure, toForm } from './to-form.ts'
import type { LaunchStart } from './use-start.ts'
import type { useTyped } from './use-typed.ts'

/** A price far from its lane's median, typed again. */
type Confirmed = Pick<LaunchForm, 'priceConfirmed'>
type FobForm = LaunchForm & { readonly freightType: 'FOB' }
type DedicatedForm = LaunchForm & { readonly freightType: 'DEDICADO' }
const SAVE_AFTER = 20_000
const loadOf = (stream: string) => stream.replace(/^load-/, '')

type Given = {
  readonly user: string
  readonly typed: ReturnType<typeof useTyped>
  readonly measure: LaunchMeasure
  readonly byBurden: boolean
  readonly start: LaunchStart
  readonly failed: (failure: CallFailed) => boolean
  readonly onLaunched: (id: string) => void
}

/** Submits the form: saves it as a draft, which then saves itself, or launches it. */
export const useSubmission = ({ user, typed, measure, byBurden, start, failed, onLaunched }: Given) => {
  const client = useQueryClient()
  const [savedAt, setSavedAt] = useState<number>()
  const { text, draftId, typedSince } = typed
  const leave = ({ stream }: { readonly stream: string }) => {
    typed.forget()
    storeHabits(user, habitsAfter(habitsOf(user), text))
    for (const route of [boardRoutes.column, boardRoutes.counts, boardRoutes.drafts]) void refreshRead(client, route)
    onLaunched(loadOf(stream))
  }
  const successMessage = text.scheduled ? 'Agendamento concluído.' : 'Carga lançada com sucesso.'
  const options = { successMessage, failed, done: leave }
  const save = useCommand(loadRoutes.saveDraft, { successMessage: false })
  const launchNew = useCommand(loadRoutes.launch, options)
  const relaunch = useCommand(loadRoutes.relaunch, options)
  const launchFob = useCommand(loadRoutes.launchFob, options)
  const launchDedicated = useCommand(loadRoutes.launchDedicated, options)
  const publish = useCommand(loadRoutes.publishDraft, options)
  const edit = useCommand(loadRoutes.editFob, { ...options, successMessage: 'Frete alterado com sucesso.' })

  const saveDraft = async (aloud: boolean, confirmed: Confirmed = {}): Promise<string | undefined> => {
    const answer = await save.run({ ...toForm(text, measure, byBurden), ...confirmed, ...(draftId && { hashId: draftId }) })
    if (!answer) return undefined
    typed.saved(loadOf(answer.stream))
    setSavedAt(Date.now())
    void refreshRead(client, boardRoutes.drafts)
    if (aloud) message('success', loadRoutes.saveDraft.messages?.done ?? '')
    return loadOf(answer.stream)
  }
  const latestSave = useRef(saveDraft)
  latestSave.current = saveDraft
  useEffect(() => {
    if (!draftId) return undefined
    const timer = setInterval(() => typedSince.current && void latestSave.current(false), SAVE_AFTER)
    return () => clearInterval(timer)
  }, [draftId, typedSince])

  const launch = async (confirmed: Confirmed = {}) => {
    const form = { ...toForm(text, measure, byBurden), ...confirmed } as LaunchForm
    const { edits, relaunches } = start
    if (edits) await edit.run({ id: edits, ...(form as FobForm) })
    else if (draftId) {
      if (await saveDraft(false, confirmed)) await publish.run({ id: draftId })
    } else if (relaunches) await relaunch.run({ id: relaunches, ...form })
    else if (isFob(text)) await launchFob.run(form as FobForm)
    else if (text.freightType === 'DEDICADO') await launchDedicated.run(form as DedicatedForm)
    else await launchNew.run(form)
  }
  const pending = [launchNew, launchFob, launchDedicated, relaunch, publish, edit].some((command) => command.pending)
  return { launch, saveDraft, savedAt, pending, saving: save.pending }
}
