import type { AnyCommand, AnyQuery } from '@embarca/contracts/kit/route.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { CallFailed } from '../../base/failure.ts'
import { fieldErrors } from '../../base/field-errors.ts'
import { refreshRead } from '../../base/queries.ts'
import { useCommand } from '../../base/use-command.ts'
import { type StoredForm, useEditing } from '../../base/use-editing.ts'
import { useFormErrors } from '../../base/use-form-errors.ts'

type Errors = Readonly<Record<string, string>>

/** What a form of a register edits: a thing as text, and the commands that take it. */
export type RegisterFormSpec<Text extends object> = {
  /** Absent: things are only changed. */
  readonly add?: AnyCommand
  readonly change: AnyCommand
  /** The query of the stored thing: read again after a conflict. */
  readonly query: AnyQuery
  /** Other queries that show it. */
  readonly lists?: readonly AnyQuery[]
  readonly errors: (text: Text) => Errors
  /** The request without its id; `start` is what was stored, undefined for a new thing. */
  readonly input: (text: Text, start: Text | undefined) => object
  /** Fields at which refusals without a field of their own are shown, by code. */
  readonly refusedAt?: Readonly<Record<string, string>>
  /** Errors that only the server can tell before a new thing is added. */
  readonly checkNew?: (text: Text) => Promise<Errors>
}

type Props<Text extends object> = RegisterFormSpec<Text> & {
  readonly id: string | undefined
  readonly stored: StoredForm<Text>
  /** Called with the id of the saved thing. */
  readonly onSaved: (id: string) => unknown
}

const idOf = ({ stream }: { readonly stream: string }) => stream.slice(stream.indexOf('-') + 1)

/** The state of a form: typed text, errors at fields, conflicts with other users, and saving. */
export const useRegisterForm = <Text extends object>(props: Props<Text>) => {
  const { add, change: changeRoute, query, lists = [], input, refusedAt = {}, checkNew, id, stored, onSaved } = props
  const client = useQueryClient()
  const { text, start, joined, over, refreshOnConflict, change: edit } = useEditing(stored, query)
  const errors = useFormErrors(props.errors(text))
  const unsaved = useRef(false)
  const [checking, setChecking] = useState(false)
  const callbacks = {
    done: async (answer: { readonly stream: string }) => {
      unsaved.current = false
      await Promise.all([...new Set([query, ...lists])].map((one) => refreshRead(client, one)))
      await onSaved(idOf(answer))
    },
    failed: (failure: CallFailed) => {
      refreshOnConflict(failure)
      const field = refusedAt[failure.code]
      return errors.showServerErrors({ ...(field && { [field]: failure.messages[0] ?? '' }), ...fieldErrors(failure) })
    },
  }
  const adding = useCommand(add ?? changeRoute, callbacks)
  const changing = useCommand(changeRoute, callbacks)
  const save = async () => {
    if (!errors.validate()) return
    if (id !== undefined) return void changing.run({ id, ...input(text, start) } as never, over)
    if (checkNew) {
      setChecking(true)
      const found = await checkNew(text).catch(() => ({}))
      setChecking(false)
      if (errors.showServerErrors(found)) return
    }
    void adding.run(input(text, undefined) as never)
  }
  const change = (part: Partial<Text>) => {
    unsaved.current = true
    errors.forget()
    edit(part)
  }
  const error = (name: keyof Text & string) => errors.shown[name]
  const pending = adding.pending || changing.pending || checking
  return {
    text,
    errors: errors.shown,
    change,
    // While saving, the newer values are this user's own.
    joined: joined && !pending,
    isNew: id === undefined,
    pending,
    isUnsaved: () => unsaved.current,
    save: () => void save(),
    /** Properties of a text field. */
    field: (name: keyof Text & string) => ({
      value: text[name] as string,
      onChange: (value: string) => change({ [name]: value } as Partial<Text>),
      error: error(name),
    }),
    /** Properties of a field with options; no choice is an empty text. */
    choice: (name: keyof Text & string) => ({
      value: (text[name] as string) || undefined,
      onChange: (value: string | undefined) => change({ [name]: value ?? '' } as Partial<Text>),
      error: error(name),
    }),
    /** Properties of a checkbox. */
    tick: (name: keyof Text & string) => ({
      checked: text[name] as boolean,
      onChange: (checked: boolean) => change({ [name]: checked } as Partial<Text>),
    }),
  }
}
export type RegisterFormState<Text extends object> = ReturnType<typeof useRegisterForm<Text>>

/** The filled fields of a form, texts without the blanks around them. */
export const filledFields = (text: object): object =>
  Object.fromEntries(
    Object.entries(text)
      .map(([name, value]) => [name, typeof value === 'string' ? value.trim() : value])
      .filter(([, value]) => value !== ''),
  )
