import { timeMask } from '../../base/masks.ts'
import { TextField } from '../../ui/TextField.tsx'
import type { RegisterFormState } from './use-register-form.ts'

const isHour = (text: string) => /^([01]\d|2[0-3]):[0-5]\d$/.test(text)

/** Errors of two hours of a day; both may be empty. */
export const hourRangeErrors = <Name extends string>(text: Readonly<Record<Name, string>>, fromField: Name, toField: Name) => {
  const [from, to] = [text[fromField], text[toField]]
  if (!from && !to) return {}
  return {
    ...(!isHour(from) && { [fromField]: 'Escreva a hora como 08:00.' }),
    ...(!isHour(to) && { [toField]: 'Escreva a hora como 18:00.' }),
    ...(isHour(from) && isHour(to) && to <= from && { [toField]: 'O fim vem antes do início.' }),
  }
}

type Props<Text extends object> = {
  readonly form: RegisterFormState<Text>
  readonly from: keyof Text & string
  readonly to: keyof Text & string
}

/** Two hours of a day. */
export const HourRangeFields = <Text extends object>({ form: { field, change }, from, to }: Props<Text>) =>
  ([from, to] as const).map((name) => (
    <TextField
      key={name}
      className="c3"
      label={name === from ? 'Das' : 'Até as'}
      placeholder="hh:mm"
      mask={timeMask}
      autoComplete="off"
      {...field(name)}
      onChange={(text) => change({ [name]: timeMask.show(text) } as Partial<Text>)}
    />
  ))
