import { useMemo, useState } from 'react'
import { flushSync } from 'react-dom'
import type { CallFailed } from '../../base/failure.ts'
import { message } from '../../base/feedback.ts'
import { checkForm, type Errors } from './check.ts'
import type { LaunchText } from './launch-text.ts'
import { bySection } from './sections.ts'
import { serverErrors } from './server-errors.ts'
import { type LaunchProfile, type LaunchStart, measureOf } from './use-start.ts'
import { useSubmission } from './use-submission.ts'
import { useTyped } from './use-typed.ts'

type Given = {
  readonly user: string
  readonly page: string
  readonly start: LaunchStart
  readonly profiles: readonly LaunchProfile[]
  readonly byBurden: boolean
  readonly now: number
  readonly onLaunched: (id: string) => void
}

/** Shows the errors and moves the focus to the first one synchronously, so that the next key typed goes into that field. */
const showErrors = (show: () => void) => {
  flushSync(show)
  document.querySelector<HTMLElement>('.launch [aria-invalid="true"], .launch [data-error] input, .launch [data-error] button')?.focus()
}

/** The state of the form: what is typed, its errors, and the ways to submit it. */
export const useLaunch = ({ user, page, start, profiles, byBurden, now, onLaunched }: Given) => {
  const typed = useTyped(user, page, start)
  const { text } = typed
  const [isSubmitted, setSubmitted] = useState(false)
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set())
  const [refusal, setRefusal] = useState<{ errors: Errors; about: LaunchText }>()

  const measure = measureOf(profiles, text.profileId)
  const needsFile = profiles.find(({ id }) => id === text.profileId)?.attachmentsRequired === true
  const errors = useMemo<Errors>(() => {
    const here = checkForm(text, { measure, byBurden, needsFile }, now)
    return refusal?.about === text ? { ...refusal.errors, ...here } : here
  }, [text, measure, byBurden, needsFile, now, refusal])
  const sections = bySection(errors, text)
  const shown = (path: string): string | undefined => (isSubmitted || touched.has(path) || refusal?.errors[path] ? errors[path] : undefined)
  const touch = (path: string) => setTouched((before) => (before.has(path) ? before : new Set([...before, path])))

  const failed = (failure: CallFailed) => {
    const about = serverErrors(failure, text)
    const placed = bySection(about, text).reduce((sum, section) => sum + section.errors, 0)
    if (placed === 0 || placed < Object.keys(about).length) return false
    message('error', text.scheduled ? 'Não foi possível realizar o agendamento.' : 'A carga não foi lançada.')
    showErrors(() => setRefusal({ errors: about, about: text }))
    return true
  }
  const sending = useSubmission({ user, typed, measure, byBurden, start, failed, onLaunched })

  /** Launches a form without errors. `passes` may ask first, and launches then itself. */
  const submit = async (passes: () => boolean) => {
    showErrors(() => setSubmitted(true))
    if (Object.keys(errors).length === 0 && passes()) await sending.launch()
  }
  const startOver = (fresh: LaunchText) => {
    typed.forget()
    typed.setText(fresh)
    setSubmitted(false)
    setTouched(new Set())
    setRefusal(undefined)
  }
  const { change, fill, draftId, typedSince } = typed
  const isUnsaved = () => typedSince.current
  const { launch, saveDraft, savedAt, pending, saving } = sending
  return {
    ...{ text, change, fill, measure, byBurden, errors, shown, touch, sections, count: Object.keys(errors).length, isSubmitted },
    ...{ draftId, edits: start.edits !== undefined, isUnsaved, savedAt, saveDraft, submit, launch, startOver, pending, saving },
  }
}
export type LaunchFormState = ReturnType<typeof useLaunch>
/** What the fields of the offer and of the carrier need of the form. */
export type LaunchFields = Pick<LaunchFormState, 'text' | 'change' | 'fill' | 'shown' | 'touch' | 'measure' | 'byBurden' | 'edits'>
