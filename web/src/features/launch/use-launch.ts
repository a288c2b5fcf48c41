import { useMemo, useState } from 'react'
import { flushSync } from 'react-dom'
import type { CallFailed } from '../../lib/failure.ts'
import { message } from '../../lib/feedback.ts'
import { check, type Errors } from './check.ts'
import type { LaunchText } from './launch-text.ts'
import { bySection } from './sections.ts'
import { serverErrors } from './server-errors.ts'
import { useSending } from './use-sending.ts'
import { measureOf, type Profile, type Start } from './use-start.ts'
import { useTyped } from './use-typed.ts'

type Given = {
  readonly user: string
  readonly page: string
  readonly start: Start
  readonly profiles: readonly Profile[]
  readonly byBurden: boolean
  readonly now: number
  readonly onLaunched: (id: string) => void
}

/** Shows what is wrong and goes there at once: who types on without looking types into that field. */
const showErrors = (show: () => void) => {
  flushSync(show)
  document.querySelector<HTMLElement>('.launch [aria-invalid="true"], .launch [data-error] input, .launch [data-error] button')?.focus()
}

/** The form while it is being filled in: what is typed, what is wrong with it, and how it leaves. */
export const useLaunch = ({ user, page, start, profiles, byBurden, now, onLaunched }: Given) => {
  const typed = useTyped(user, page, start)
  const { text } = typed
  const [asked, setAsked] = useState(false)
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set())
  const [said, setSaid] = useState<{ errors: Errors; about: LaunchText }>()

  const measure = measureOf(profiles, text.profileId)
  const needsFile = profiles.find(({ id }) => id === text.profileId)?.attachmentsRequired === true
  const errors = useMemo<Errors>(() => {
    const here = check(text, { measure, byBurden, needsFile }, now)
    return said?.about === text ? { ...said.errors, ...here } : here
  }, [text, measure, byBurden, needsFile, now, said])
  const sections = bySection(errors, text)
  const shown = (path: string): string | undefined => (asked || touched.has(path) || said?.errors[path] ? errors[path] : undefined)
  const touch = (path: string) => setTouched((before) => (before.has(path) ? before : new Set([...before, path])))

  const failed = (failure: CallFailed) => {
    const about = serverErrors(failure, text)
    const placed = bySection(about, text).reduce((sum, section) => sum + section.errors, 0)
    if (placed === 0 || placed < Object.keys(about).length) return false
    message('error', text.scheduled ? 'Não foi possível realizar o agendamento.' : 'A carga não foi lançada.')
    showErrors(() => setSaid({ errors: about, about: text }))
    return true
  }
  const sending = useSending({ user, typed, measure, byBurden, start, failed, onLaunched })

  const go = async () => {
    showErrors(() => setAsked(true))
    if (Object.keys(errors).length === 0) await sending.launch()
  }
  const startOver = (fresh: LaunchText) => {
    typed.forget()
    typed.setText(fresh)
    setAsked(false)
    setTouched(new Set())
    setSaid(undefined)
  }
  const { change, fill, draftId, typedSince } = typed
  const isUnsaved = () => typedSince.current
  const { saveDraft, savedAt, pending, saving } = sending
  return {
    ...{ text, change, fill, measure, byBurden, errors, shown, touch, sections, count: Object.keys(errors).length, asked },
    ...{ draftId, edits: start.edits !== undefined, isUnsaved, savedAt, saveDraft, go, startOver, pending, saving },
  }
}
export type Launching = ReturnType<typeof useLaunch>
