import { type BlockableTransition, blockableTransitions } from '@embarca/contracts/load/blocked-transitions.ts'
import { pendencyLabels as words } from '@embarca/contracts/pendency/labels.pt.ts'
import { type PendencyType, pendencyRoutes, pendencyTypeCommands } from '@embarca/contracts/pendency/routes.ts'
import { pendencyTypeOf } from '@embarca/contracts/pendency/types.ts'
import { useRead } from '../../base/queries.ts'
import { type DrawerAddress, useRegisterAddress } from '../../shared/register/address.ts'
import type { RegisterColumn } from '../../shared/register/columns.ts'
import { DrawerForm } from '../../shared/register/DrawerForm.tsx'
import { RegisterItem } from '../../shared/register/RegisterItem.tsx'
import { RegisterPage } from '../../shared/register/RegisterPage.tsx'
import { formTexts, listTexts } from '../../shared/register/texts.ts'
import type { RegisterFormState } from '../../shared/register/use-register-form.ts'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { Drawer } from '../../ui/Drawer.tsx'
import { TextArea, TextField } from '../../ui/TextField.tsx'
import { noType, type PendencyTypeText, typeForm, typeText, withBlock } from './type-form.ts'
import './pendency-types.css'

const transitions: Readonly<Record<string, string>> = words.transition
const inWords = (blocks: readonly string[]) => blocks.map((one) => transitions[one] ?? one).join(', ')

const dueIn = ({ id, daysToResolve }: PendencyType) =>
  pendencyTypeOf(id)?.usesOwnDate ? 'Na data da carga' : daysToResolve === 1 ? '1 dia' : `${daysToResolve} dias`
const columns: readonly RegisterColumn<PendencyType>[] = [
  { id: 'name', header: 'Tipo de pendência', width: 'minmax(200px, 1.4fr)' },
  { id: 'reporter', header: 'Aberta por', width: '120px', cell: ({ reporterType }) => words.reporter[reporterType] },
  { id: 'due', header: 'Prazo', width: '130px', labelled: true, cell: dueIn },
  { id: 'blocks', header: 'Bloqueia', width: 'minmax(150px, 1.6fr)', labelled: true, cell: ({ blocks }) => inWords(blocks) },
  { id: 'active', header: 'Situação', width: '90px', cell: ({ active }) => (active ? 'Ativo' : 'Inativo') },
]

/** Which transitions of a load stop while a pendency of this type is open. */
const Blocks = ({ type, form }: { readonly type: PendencyType; readonly form: RegisterFormState<PendencyTypeText> }) => {
  const { blocks } = form.text
  const set = (transition: BlockableTransition) => (isBlocked: boolean) => form.change({ blocks: withBlock(blocks, transition, isBlocked) })
  return (
    <fieldset className="c12 blocked-transitions">
      <legend>Enquanto aberta, bloqueia</legend>
      {blockableTransitions.map((transition) => (
        <Checkbox key={transition} className="c6" checked={blocks.includes(transition)} onChange={set(transition)}>
          {words.transition[transition]}
          {type.offeredBlocks.includes(transition) && <small> (sugerido)</small>}
        </Checkbox>
      ))}
    </fieldset>
  )
}

/** The moment from which the hours of a rule are counted. */
const moments: Readonly<Record<string, string>> = {
  1: 'Horas antes da coleta',
  2: 'Horas após o limite da coleta',
  3: 'Horas após a data da entrega',
  6: 'Horas após o fim da entrega',
}
const TypeFields = ({ type, form }: { readonly type: PendencyType; readonly form: RegisterFormState<PendencyTypeText> }) => (
  <div className="form-grid">
    <TextField className="c12" label="Nome" required maxLength={200} {...form.field('name')} />
    <TextField className="c6" label="Botão de resolver" required maxLength={40} {...form.field('resolveButton')} />
    <TextField className="c6" label="Botão de descartar" required maxLength={40} {...form.field('disposeButton')} />
    <TextArea className="c12" label="Dica para resolver" maxLength={500} {...form.field('hintToResolve')} />
    <TextArea className="c12" label="Dica para descartar" maxLength={500} {...form.field('hintToDispose')} />
    {!pendencyTypeOf(type.id)?.usesOwnDate && (
      <TextField inputMode="numeric" className="c6" label="Dias para resolver" required {...form.field('daysToResolve')} />
    )}
    {type.openedBy !== undefined && (
      <TextField inputMode="numeric" className="c6" label={moments[type.id] ?? 'Horas até abrir'} required {...form.field('openedBy')} />
    )}
    <Blocks {...{ type, form }} />
    <Checkbox className="c12" {...form.tick('active')}>
      Ativo: novas pendências deste tipo são abertas
    </Checkbox>
  </div>
)

/** How this company uses the platform's types of pendencies (o42): their words, times, and what they stop. */
export const PendencyTypes = () => {
  const { address, onAddress } = useRegisterAddress<DrawerAddress>()
  const read = useRead(pendencyRoutes.types, {})
  const { id } = address
  const onClose = () => onAddress({})
  const type = read.data?.find((one) => one.id === id)
  const texts = formTexts('tipo de pendência', 'tipo')
  const { search: _, ...listed } = listTexts('tipo de pendência', 'tipos de pendência')
  return (
    <RegisterPage
      title="Tipos de pendência"
      icon="flag"
      address={{}}
      onAddress={onAddress}
      texts={listed}
      query={{ items: read.data ?? [], pending: read.isPending, failed: read.isError, error: read.error, refresh: read.refetch }}
      columns={columns}
      nameOf={({ name }) => name}
      isOff={({ active }) => !active}
      edit={{ command: pendencyTypeCommands.change, link: ({ id: one }) => ({ to: '/pendingTypes', search: { id: one } }) }}
    >
      <Drawer open={id !== undefined} onClose={onClose} title={texts.change}>
        {id !== undefined && (
          <RegisterItem {...{ id, read }} item={type} blank={noType} textOf={typeText} {...texts}>
            {(stored) => (
              <DrawerForm form={typeForm} {...{ id, stored, onClose }} onSaved={onClose}>
                {(form) => type && <TypeFields {...{ type, form }} />}
              </DrawerForm>
            )}
          </RegisterItem>
        )}
      </Drawer>
    </RegisterPage>
  )
}
