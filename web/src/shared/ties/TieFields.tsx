import { SelectField } from '../../ui/SelectField.tsx'
import { DayField } from '../documents/DayField.tsx'
import type { RegisterFormState } from '../register/use-register-form.ts'
import { kindOptions, type TieText } from './tie-text.ts'

type Props<Text extends TieText> = { readonly form: Pick<RegisterFormState<Text>, 'choice' | 'field'> }

/** How a driver or vehicle works for its company, and from when to when. */
export const TieFields = <Text extends TieText>({ form: { choice, field } }: Props<Text>) => (
  <>
    <SelectField className="c4" label="Vínculo" required options={kindOptions} {...choice('kind')} />
    <DayField className="c4" label="Desde" hint="Em branco, hoje." {...field('from')} />
    <DayField className="c4" label="Até" hint="Em branco, sem fim." {...field('until')} />
  </>
)
