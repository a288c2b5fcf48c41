import { receiverCommands } from '@embarca/contracts/reference/receiver.ts'
import { referenceRoutes } from '@embarca/contracts/reference/routes.ts'
import { AddressFields, addressErrors, noAddress } from '../../shared/register/AddressFields.tsx'
import { ContactFields, contactErrors, noContact } from '../../shared/register/ContactFields.tsx'
import { FormSection } from '../../shared/register/FormSection.tsx'
import { HourRangeFields, hourRangeErrors } from '../../shared/register/HourRangeFields.tsx'
import type { EditorSpec } from '../../shared/register/RegisterEditor.tsx'
import { filledFields, type RegisterFormState } from '../../shared/register/use-register-form.ts'
import { Checkbox } from '../../ui/Checkbox.tsx'
import type { Receiver } from './receiver-columns.tsx'

const blank = { ...noAddress, ...noContact, deliveryFrom: '', deliveryTo: '', requiresScheduling: false }
type ReceiverText = typeof blank

export const receiverForm: EditorSpec<Receiver, ReceiverText> = {
  ...{ add: receiverCommands.addReceiver, change: receiverCommands.changeReceiver },
  ...{ query: referenceRoutes.receiver, lists: [referenceRoutes.receivers] },
  blank,
  textOf: ({ id: _, revision: __, ...receiver }) => ({ ...blank, ...receiver }),
  errors: (text) => ({ ...addressErrors(text), ...contactErrors(text), ...hourRangeErrors(text, 'deliveryFrom', 'deliveryTo') }),
  input: filledFields,
  refusedAt: { DOCUMENT_TAKEN: 'document' },
}

export const ReceiverFields = ({ form }: { readonly form: RegisterFormState<ReceiverText> }) => (
  <>
    <FormSection>
      <AddressFields form={form} />
    </FormSection>
    <FormSection title="Quando recebe">
      <HourRangeFields form={form} from="deliveryFrom" to="deliveryTo" />
      <Checkbox className="c6 beside" {...form.tick('requiresScheduling')}>
        Exige agendamento da entrega
      </Checkbox>
    </FormSection>
    <FormSection title="Contato">
      <ContactFields form={form} />
    </FormSection>
  </>
)
