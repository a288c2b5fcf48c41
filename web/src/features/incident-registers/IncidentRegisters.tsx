import { departmentCommands, occurrenceResolutionCommands, occurrenceTypeCommands } from '@embarca/contracts/reference/commands.ts'
import { referenceLabels } from '@embarca/contracts/reference/labels.pt.ts'
import { referenceRoutes } from '@embarca/contracts/reference/routes.ts'
import type { ReactNode } from 'react'
import { useRead } from '../../base/queries.ts'
import { type DrawerAddress, useRegisterAddress } from '../../shared/register/address.ts'
import type { RegisterColumn } from '../../shared/register/columns.ts'
import { DrawerForm } from '../../shared/register/DrawerForm.tsx'
import { RegisterItem } from '../../shared/register/RegisterItem.tsx'
import { RegisterPage } from '../../shared/register/RegisterPage.tsx'
import { formTexts, listTexts } from '../../shared/register/texts.ts'
import type { RegisterFormSpec, RegisterFormState } from '../../shared/register/use-register-form.ts'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { Drawer } from '../../ui/Drawer.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import type { ReadResult } from '../../ui/Suspended.tsx'
import { TextField } from '../../ui/TextField.tsx'
import {
  categoryChoices,
  departmentForm,
  noName,
  noType,
  type OccurrenceType,
  resolutionForm,
  severityChoices,
  typeForm,
  typeText,
} from './register-forms.ts'

const to = '/occurrenceTypes'
const tabs = [
  { value: 'resolutions', label: 'Resoluções' },
  { value: 'departments', label: 'Departamentos' },
] as const

/** A phone shows the cells without their headers, so each says what it is about. */
const typeColumns: readonly RegisterColumn<OccurrenceType>[] = [
  { id: 'name', header: 'Tipo de ocorrência', width: 'minmax(200px, 2fr)' },
  { id: 'category', header: 'Categoria', width: '140px', cell: ({ category }) => referenceLabels.occurrenceCategories[category] },
  { id: 'severity', header: 'Gravidade', width: '110px', cell: ({ severity }) => referenceLabels.severities[severity] },
  { id: 'otif', header: 'OTIF', width: '150px', cell: ({ influenceOtif }) => (influenceOtif ? 'Afeta o OTIF' : 'Não afeta') },
  { id: 'active', header: 'Situação', width: '100px', cell: ({ active }) => (active ? 'Ativo' : 'Inativo') },
]
type Named = { readonly id: string; readonly revision: number; readonly name: string }
const nameColumn = (header: string): readonly RegisterColumn<Named>[] => [{ id: 'name', header, width: 'minmax(200px, 1fr)' }]

type DrawerProps<Item, Text extends object> = {
  readonly address: DrawerAddress
  readonly read: ReadResult & { readonly data: readonly Item[] | undefined }
  readonly form: RegisterFormSpec<Text>
  readonly blank: Text
  readonly textOf: (item: Item) => Text
  readonly texts: ReturnType<typeof formTexts>
  readonly onClose: () => void
  readonly children: (form: RegisterFormState<Text>) => ReactNode
}
/** The form over the list, from which it takes the stored thing. */
const ListDrawer = <Item extends Named, Text extends object>(props: DrawerProps<Item, Text>) => {
  const { address, read, form, blank, textOf, texts, onClose, children } = props
  const { id, adds } = address
  const open = id !== undefined || adds === true
  return (
    <Drawer open={open} onClose={onClose} title={id === undefined ? texts.add : texts.change}>
      {open && (
        <RegisterItem {...{ id, read, blank, textOf }} {...texts} item={read.data?.find((one) => one.id === id)}>
          {(stored) => <DrawerForm {...{ form, id, stored, onClose, children }} onSaved={onClose} />}
        </RegisterItem>
      )}
    </Drawer>
  )
}

const useListing = () => {
  const { address, onAddress } = useRegisterAddress<DrawerAddress>()
  const { id: _, adds: __, ...page } = address
  const onClose = () => onAddress(page)
  return {
    onClose,
    address,
    page: {
      address: page,
      onAddress,
      title: 'Ocorrências',
      filters: tabs,
      unfiltered: 'Tipos',
      icon: 'warning',
    },
    adds: { to, search: { ...page, adds: true } },
    opens: ({ id }: { readonly id: string }) => ({ to, search: { ...page, id } }),
  }
}
const rowsOf = <Row,>(read: {
  data?: readonly Row[] | undefined
  isPending: boolean
  isError: boolean
  error: unknown
  refetch: () => unknown
}) => ({
  ...{ items: read.data ?? [], pending: read.isPending, failed: read.isError, error: read.error, refresh: read.refetch },
})
/** The lists are short: they come whole, without a search. */
const textsOf = (one: string, many: string, none = `Nenhum ${one} cadastrado.`) => {
  const { search: _, ...texts } = listTexts(one, many)
  return { ...texts, empty: none, notFound: none }
}

const Types = () => {
  const { page, adds, opens, address, onClose } = useListing()
  const read = useRead(referenceRoutes.occurrenceTypes, {})
  return (
    <RegisterPage
      {...page}
      texts={textsOf('tipo de ocorrência', 'tipos de ocorrência')}
      query={rowsOf(read)}
      columns={typeColumns}
      nameOf={({ name }) => name}
      isOff={({ active }) => !active}
      add={{ command: occurrenceTypeCommands.addOccurrenceType, label: 'Novo tipo', link: adds }}
      edit={{ command: occurrenceTypeCommands.changeOccurrenceType, link: opens }}
      remove={{
        command: occurrenceTypeCommands.removeOccurrenceType,
        list: referenceRoutes.occurrenceTypes,
        named: ({ name }) => `o tipo ${name}`,
      }}
    >
      <ListDrawer
        {...{ address, read, onClose }}
        form={typeForm}
        blank={noType}
        textOf={typeText}
        texts={formTexts('tipo de ocorrência', 'tipo')}
      >
        {(form) => (
          <div className="form-grid">
            <TextField className="c12" label="Nome" required autoFocus={form.isNew} maxLength={200} {...form.field('name')} />
            <SelectField className="c6" label="Categoria" required options={categoryChoices} {...form.choice('category')} />
            <SelectField className="c6" label="Gravidade" required options={severityChoices} {...form.choice('severity')} />
            <Checkbox className="c6" {...form.tick('influenceOtif')}>
              Afeta o OTIF
            </Checkbox>
            <Checkbox className="c6" {...form.tick('showToClient')}>
              Mostrar ao cliente desde a abertura
            </Checkbox>
            <Checkbox className="c6" {...form.tick('active')}>
              Ativo
            </Checkbox>
          </div>
        )}
      </ListDrawer>
    </RegisterPage>
  )
}

const NameField = ({ form }: { readonly form: RegisterFormState<typeof noName> }) => (
  <div className="form-grid">
    <TextField className="c12" label="Nome" required autoFocus={form.isNew} maxLength={200} {...form.field('name')} />
  </div>
)
const nameText = ({ name }: Named) => ({ name })

const Resolutions = () => {
  const { page, adds, opens, address, onClose } = useListing()
  const read = useRead(referenceRoutes.resolutions, {})
  const { addResolution, changeResolution, removeResolution } = occurrenceResolutionCommands
  const texts = {
    ...formTexts('resolução'),
    ...{ add: 'Nova resolução', failed: 'Não foi possível carregar a resolução.', missing: 'Esta resolução não existe mais.' },
  }
  return (
    <RegisterPage
      {...page}
      texts={textsOf('resolução', 'resoluções', 'Nenhuma resolução cadastrada.')}
      query={rowsOf(read)}
      columns={nameColumn('Resolução')}
      nameOf={({ name }) => name}
      add={{ command: addResolution, label: 'Nova resolução', link: adds }}
      edit={{ command: changeResolution, link: opens }}
      remove={{ command: removeResolution, list: referenceRoutes.resolutions, named: ({ name }) => `a resolução ${name}` }}
    >
      <ListDrawer {...{ address, read, onClose, texts }} form={resolutionForm} blank={noName} textOf={nameText}>
        {(form) => <NameField form={form} />}
      </ListDrawer>
    </RegisterPage>
  )
}

const Departments = () => {
  const { page, adds, opens, address, onClose } = useListing()
  const read = useRead(referenceRoutes.departments, {})
  const { addDepartment, changeDepartment, removeDepartment } = departmentCommands
  return (
    <RegisterPage
      {...page}
      texts={textsOf('departamento', 'departamentos')}
      query={rowsOf(read)}
      columns={nameColumn('Departamento')}
      nameOf={({ name }) => name}
      add={{ command: addDepartment, label: 'Novo departamento', link: adds }}
      edit={{ command: changeDepartment, link: opens }}
      remove={{ command: removeDepartment, list: referenceRoutes.departments, named: ({ name }) => `o departamento ${name}` }}
    >
      <ListDrawer {...{ address, read, onClose }} form={departmentForm} blank={noName} textOf={nameText} texts={formTexts('departamento')}>
        {(form) => <NameField form={form} />}
      </ListDrawer>
    </RegisterPage>
  )
}

/** What incidents of this company are about, how they end, and whose they are (reading o59). */
export const IncidentRegisters = () => {
  const { only } = useRegisterAddress().address
  return only === 'resolutions' ? <Resolutions /> : only === 'departments' ? <Departments /> : <Types />
}
