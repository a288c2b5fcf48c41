import { boardRoutes } from '@embarca/contracts/board/routes.ts'
import { loadRoutes } from '@embarca/contracts/load/routes.ts'
import type { LaunchForm } from '@embarca/contracts/load/terms.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useCommand } from '../../lib/command.ts'
import type { CallFailed } from '../../lib/failure.ts'
import { message } from '../../lib/feedback.ts'
import { refreshRead } from '../../lib/pages.ts'
import { bySection, check, type Errors } from './check.ts'
import type { LaunchText } from './launch-text.ts'
import { habitsAfter, habitsOf, keepHabits, keepUnfinished } from './memory.ts'
import { serverErrors } from './server-errors.ts'
import { toForm } from './to-form.ts'
import { measureOf, type Profile, type Start } from './use-start.ts'

const KEEP_AFTER = 400
const SAVE_AFTER = 20_000
const loadOf = (stream: string) => stream.replace(/^load-/, '')

type Given = {
  readonly user: string
  readonly page: string
  readonly start: Start
  readonly profiles: readonly Profile[]
  readonly now: number
  readonly onLaunched: (id: string) => void
}

/** The form while it is being filled in: what is typed, what is wrong with it, where it is kept, and how it leaves. */
export const useLaunch = ({ user, page, start, profiles, now, onLaunched }: Given) => {
  const client = useQueryClient()
  const [text, setText] = useState(start.text)
  const [draftId, setDraftId] = useState(start.draftId)
  const [asked, setAsked] = useState(false)
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set())
  const [said, setSaid] = useState<{ errors: Errors; about: LaunchText }>()
  const [savedAt, setSavedAt] = useState<number>()
  const typedSince = useRef(false)

  const measure = measureOf(profiles, text.profileId)
  const errors = useMemo<Errors>(() => {
    const here = check(text, measure, now)
    return said?.about === text ? { ...said.errors, ...here } : here
  }, [text, measure, now, said])
  const shown = (path: string): string | undefined => (asked || touched.has(path) || said?.errors[path] ? errors[path] : undefined)
  const touch = (path: string) => setTouched((before) => (before.has(path) ? before : new Set([...before, path])))
  /** What the form finds out by itself is not typing: it is not kept as unfinished. */
  const fill = (how: (before: LaunchText) => LaunchText) => setText(how)
  const change = (how: Partial<LaunchText> | ((before: LaunchText) => LaunchText)) => {
    typedSince.current = true
    setText((before) => (typeof how === 'function' ? how(before) : { ...before, ...how }))
  }

  useEffect(() => {
    if (!typedSince.current) return undefined
    const timer = setTimeout(
      () =>
        keepUnfinished(user, page, { text, at: Date.now(), ...(draftId && { draftId }), ...(start.repeats && { repeats: start.repeats }) }),
      KEEP_AFTER,
    )
    return () => clearTimeout(timer)
  }, [text, draftId, user, page, start.repeats])

  const failed = (failure: CallFailed) => {
    const about = serverErrors(failure)
    if (Object.keys(about).length === 0) return false
    setSaid({ errors: about, about: text })
    message('error', text.scheduled ? 'Não foi possível realizar o agendamento.' : 'A carga não foi lançada.')
    return true
  }
  const leave = (id: string) => {
    keepUnfinished(user, page, undefined)
    keepHabits(user, habitsAfter(habitsOf(user), text))
    void refreshRead(client, boardRoutes.column)
    void refreshRead(client, boardRoutes.counts)
    void refreshRead(client, boardRoutes.drafts)
    onLaunched(id)
  }
  const says = text.scheduled ? 'Agendamento concluído.' : 'Carga lançada com sucesso.'
  const save = useCommand(loadRoutes.saveDraft, { says: false })
  const launch = useCommand(loadRoutes.launch, { says, failed, done: ({ stream }) => leave(loadOf(stream)) })
  const publish = useCommand(loadRoutes.publishDraft, { says, failed, done: ({ stream }) => leave(loadOf(stream)) })

  const saveDraft = async (aloud: boolean): Promise<string | undefined> => {
    const answer = await save.run({ ...toForm(text, measure), ...(draftId && { hashId: draftId }) } as never)
    if (!answer) return undefined
    typedSince.current = false
    setSavedAt(Date.now())
    setDraftId(loadOf(answer.stream))
    keepUnfinished(user, page, { text, at: Date.now(), draftId: loadOf(answer.stream) })
    if (aloud) message('success', loadRoutes.saveDraft.says?.done ?? '')
    return loadOf(answer.stream)
  }
  const latestSave = useRef(saveDraft)
  latestSave.current = saveDraft
  useEffect(() => {
    if (!draftId) return undefined
    const timer = setInterval(() => typedSince.current && void latestSave.current(false), SAVE_AFTER)
    return () => clearInterval(timer)
  }, [draftId])

  const go = async () => {
    setAsked(true)
    if (Object.keys(errors).length > 0) {
      requestAnimationFrame(() =>
        document
          .querySelector<HTMLElement>('.launch [aria-invalid="true"], .launch [data-error] input, .launch [data-error] button')
          ?.focus(),
      )
      return
    }
    if (!draftId) await launch.run(toForm(text, measure) as LaunchForm)
    else if (await saveDraft(false)) await publish.run({ id: draftId })
  }
  const startOver = (fresh: LaunchText) => {
    keepUnfinished(user, page, undefined)
    typedSince.current = false
    setText(fresh)
    setAsked(false)
    setTouched(new Set())
    setSaid(undefined)
  }
  return {
    text,
    change,
    fill,
    measure,
    errors,
    shown,
    touch,
    sections: bySection(errors),
    count: Object.keys(errors).length,
    asked,
    draftId,
    savedAt,
    saveDraft,
    go,
    startOver,
    pending: launch.pending || publish.pending,
    saving: save.pending,
  }
}
export type Launching = ReturnType<typeof useLaunch>
