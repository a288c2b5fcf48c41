import type { ReactNode } from 'react'
import { useRead } from '../../base/queries.ts'
import { Drawer } from '../../ui/Drawer.tsx'
import { FormPageWaiting } from '../../ui/FormPage.tsx'
import { DrawerForm } from './DrawerForm.tsx'
import { RegisterForm } from './RegisterForm.tsx'
import { RegisterItem } from './RegisterItem.tsx'
import type { FormTexts } from './texts.ts'
import type { RegisterFormSpec, RegisterFormState } from './use-register-form.ts'

/** A form over things that a query reads one by one, by id. */
export type EditorSpec<Item, Text extends object> = RegisterFormSpec<Text> & {
  readonly blank: Text
  readonly textOf: (item: Item) => Text
}
type ItemTexts = Pick<FormTexts, 'add' | 'change' | 'failed' | 'missing'>
type Props<Item, Text extends object, Texts extends ItemTexts = ItemTexts> = {
  /** Undefined for a new thing. */
  readonly id: string | undefined
  readonly form: EditorSpec<Item, Text>
  readonly texts: Texts
  readonly children: (form: RegisterFormState<Text>) => ReactNode
}

const useItem = <Item, Text extends object>({ id, form: { query, blank, textOf }, texts: { failed, missing } }: Props<Item, Text>) => {
  const read = useRead(query, { id: id ?? '' } as never, { enabled: id !== undefined })
  return {
    id,
    read,
    item: id === undefined ? undefined : (read.data as (Item & { readonly revision: number }) | undefined),
    blank,
    textOf,
    failed,
    missing,
  }
}

/** The page of a new or stored thing. */
export const RegisterEditor = <Item, Text extends object>({
  list,
  ...props
}: Props<Item, Text, FormTexts> & { readonly list: { readonly to: string; readonly title: string } }) => (
  <RegisterItem {...useItem(props)} waiting={<FormPageWaiting />}>
    {(stored) => <RegisterForm {...props} {...{ stored, list }} />}
  </RegisterItem>
)

/** The same in a drawer over the list. */
export const RegisterDrawer = <Item, Text extends object>({
  open,
  onClose,
  ...props
}: Props<Item, Text> & { readonly open: boolean; readonly onClose: () => void }) => {
  const item = useItem(props)
  const { add, change } = props.texts
  return (
    <Drawer open={open} onClose={onClose} title={props.id === undefined ? add : change}>
      {open && <RegisterItem {...item}>{(stored) => <DrawerForm {...props} {...{ stored, onClose }} onSaved={onClose} />}</RegisterItem>}
    </Drawer>
  )
}
