import { checklistCommands, checklistRoutes } from '@embarca/contracts/checklist/routes.ts'
import { useParams } from '@tanstack/react-router'
import { useRead } from '../../base/queries.ts'
import { useRegisterAddress } from '../../shared/register/address.ts'
import { RegisterEditor } from '../../shared/register/RegisterEditor.tsx'
import { RegisterPage } from '../../shared/register/RegisterPage.tsx'
import { formTexts, listTexts } from '../../shared/register/texts.ts'
import { ItemFields } from './ItemFields.tsx'
import { itemColumns } from './item-columns.tsx'
import { itemForm } from './item-form.ts'

const list = { to: '/checklist-items', title: 'Configuração de checklist' }
const form = '/checklist-items/$id'
const { search: _, ...listed } = listTexts('item de checklist', 'itens de checklist')
const texts = formTexts('item de checklist', 'item')

/** The questions that a gate's people answer, in their order (Y19). */
export const ChecklistItemList = () => {
  const { onAddress } = useRegisterAddress()
  const items = useRead(checklistRoutes.checklistItems, {})
  return (
    <RegisterPage
      title={list.title}
      icon="list"
      texts={listed}
      query={{ items: items.data ?? [], pending: items.isPending, failed: items.isError, error: items.error, refresh: items.refetch }}
      columns={itemColumns}
      nameOf={({ question }) => question}
      address={{}}
      onAddress={onAddress}
      isOff={({ active }) => !active}
      add={{ command: checklistCommands.addItem, label: 'Novo item', link: { to: form, params: { id: 'new' } } }}
      edit={{ command: checklistCommands.changeItem, link: ({ id }) => ({ to: form, params: { id } }) }}
      remove={{
        command: checklistCommands.removeItem,
        list: checklistRoutes.checklistItems,
        named: ({ question }) => question,
        text: () => 'As respostas já dadas continuam nas visitas.',
      }}
    />
  )
}

export const ChecklistItemPage = () => {
  const { id } = useParams({ strict: false })
  return (
    <RegisterEditor id={id === 'new' ? undefined : id} form={itemForm} list={list} texts={texts}>
      {(state) => <ItemFields form={state} />}
    </RegisterEditor>
  )
}
