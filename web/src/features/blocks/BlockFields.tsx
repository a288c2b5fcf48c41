import { type BlockKind, blockReasons } from '@embarca/contracts/block/codes.ts'
import { blockLabels as words } from '@embarca/contracts/block/labels.pt.ts'
import { sessionRoutes } from '@embarca/contracts/session/routes.ts'
import { useRead } from '../../base/queries.ts'
import { FormSection } from '../../shared/register/FormSection.tsx'
import type { RegisterFormState } from '../../shared/register/use-register-form.ts'
import { AutocompleteField } from '../../ui/AutocompleteField.tsx'
import { DateTimeField } from '../../ui/DateTimeField.tsx'
import { MultiSelectField } from '../../ui/MultiSelectField.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { kinds, type SubjectOption } from './block-kinds.ts'
import type { BlockText } from './block-text.ts'

type Props = { readonly kind: BlockKind; readonly form: RegisterFormState<BlockText> }

/** Whom the block names: chosen among the registered, or typed. */
const SubjectFields = ({ kind, form: { text, errors, change, field } }: Props) => {
  const { find, mask, idField, typedField } = kinds[kind]
  return (
    <>
      <AutocompleteField<SubjectOption>
        className="c12"
        label={words.subject[kind]}
        required={!typedField}
        value={text.subject}
        onChange={(subject) => change({ subject })}
        search={find}
        keyOf={({ id }) => id}
        labelOf={({ name }) => name}
        detailOf={({ detail }) => detail}
        error={errors[idField]}
      />
      {typedField && !text.subject && (
        <TextField
          className={kind === 'DRIVER' ? 'c6' : 'c12'}
          label={words.typed[kind]}
          hint={words.typedHint}
          mask={mask}
          autoComplete="off"
          value={text.typed}
          onChange={(typed) => change({ typed })}
          error={errors[typedField]}
        />
      )}
      {kind === 'DRIVER' && !text.subject && (
        <TextField className="c6" label={words.name} maxLength={200} autoComplete="off" {...field('name')} />
      )}
    </>
  )
}

/** The fields of a block; of a stored one, its subject and its beginning are only shown. */
export const BlockFields = ({ kind, form }: Props) => {
  const groups = useRead(sessionRoutes.shipperGroups, {})
  const { text, errors, change, isNew } = form
  return (
    <FormSection>
      {isNew ? (
        <SubjectFields kind={kind} form={form} />
      ) : (
        <p className="c12">
          <b>{text.subject?.name || words.unregistered}</b> {kinds[kind].mask.show(text.subject?.detail ?? '')}
        </p>
      )}
      <SelectField
        className="c12"
        label={words.reasonType}
        required
        options={blockReasons.map((value) => ({ value, label: words.reasonTypes[value] }))}
        {...form.choice('reasonType')}
      />
      <TextField
        className="c12"
        label={words.reason}
        hint={words.reasonHint}
        required
        maxLength={200}
        autoComplete="off"
        {...form.field('reason')}
      />
      {isNew && (
        <DateTimeField
          className="c6"
          label={words.from}
          hint={words.fromHint}
          time={false}
          value={text.from}
          onChange={(from) => change({ from })}
          error={errors['from']}
        />
      )}
      <DateTimeField
        className="c6"
        label={words.until}
        hint={words.untilHint}
        time={false}
        value={text.until}
        onChange={(until) => change({ until })}
        error={errors['until']}
      />
      <MultiSelectField
        className="c12"
        label={words.groups}
        all={words.allGroups}
        options={(groups.data ?? []).map(({ id, name }) => ({ value: id, label: name }))}
        value={text.operationGroupIds}
        onChange={(operationGroupIds) => change({ operationGroupIds })}
        error={errors['operationGroupIds']}
      />
    </FormSection>
  )
}
