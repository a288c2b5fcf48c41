import { receiverCommands } from '@embarca/contracts/reference/receiver.ts'
import { referenceRoutes } from '@embarca/contracts/reference/routes.ts'
import { useParams } from '@tanstack/react-router'
import { usePages } from '../../base/queries.ts'
import { pageInput, useRegisterAddress } from '../../shared/register/address.ts'
import { RegisterEditor } from '../../shared/register/RegisterEditor.tsx'
import { RegisterPage } from '../../shared/register/RegisterPage.tsx'
import { formTexts, listTexts } from '../../shared/register/texts.ts'
import { receiverColumns } from './receiver-columns.tsx'
import { ReceiverFields, receiverForm } from './receiver-form.tsx'

const list = { to: '/receivers', title: 'Destinatários' }
const form = '/receiver-management/{-$id}'

/** The consignees of this company, in pages of 30 (specification 1 §9). */
export const ReceiverList = () => {
  const { address, onAddress } = useRegisterAddress()
  return (
    <RegisterPage
      title={list.title}
      texts={listTexts('destinatário', 'destinatários')}
      query={usePages(referenceRoutes.receivers, pageInput<'name' | 'city'>(address, 30), { keep: true })}
      filters={[{ value: 'requiresScheduling', label: 'Com agendamento' }]}
      columns={receiverColumns}
      nameOf={({ name }) => name}
      {...{ address, onAddress }}
      add={{ command: receiverCommands.addReceiver, label: 'Novo destinatário', link: { to: form } }}
      edit={{ command: receiverCommands.changeReceiver, link: ({ id }) => ({ to: form, params: { id } }) }}
      remove={{ command: receiverCommands.removeReceiver, list: referenceRoutes.receivers, named: ({ name }) => name }}
    />
  )
}

export const ReceiverPage = () => (
  <RegisterEditor id={useParams({ strict: false }).id} form={receiverForm} list={list} texts={formTexts('destinatário')}>
    {(state) => <ReceiverFields form={state} />}
  </RegisterEditor>
)
