import { type RuleAction, ruleActions, settableRules } from '@embarca/contracts/eligibility/codes.ts'
import { eligibilityLabels as words } from '@embarca/contracts/eligibility/labels.pt.ts'
import { type EligibilityRuleRow, ruleCommands, ruleRoutes } from '@embarca/contracts/eligibility/routes.ts'
import { referenceRoutes } from '@embarca/contracts/reference/routes.ts'
import { sessionRoutes } from '@embarca/contracts/session/routes.ts'
import { usePages, useRead } from '../../base/queries.ts'
import { type DrawerAddress, useRegisterAddress } from '../../shared/register/address.ts'
import { FormSection } from '../../shared/register/FormSection.tsx'
import { type EditorSpec, RegisterDrawer } from '../../shared/register/RegisterEditor.tsx'
import { RegisterPage } from '../../shared/register/RegisterPage.tsx'
import type { RegisterFormState } from '../../shared/register/use-register-form.ts'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { MultiSelectField } from '../../ui/MultiSelectField.tsx'
import { NumberField } from '../../ui/NumberField.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { CnhCategories } from './CnhCategories.tsx'

const to = '/blockedVehicles/rules'
const PAGE = 10
const MOST_PROFILES = 100
const blank = {
  kind: '' as EligibilityRuleRow['kind'] | '',
  value: undefined as number | undefined,
  action: 'WARN' as RuleAction,
  active: true,
  operationGroupIds: undefined as readonly string[] | undefined,
  profileIds: undefined as readonly string[] | undefined,
}
type RuleText = typeof blank

const form: EditorSpec<EligibilityRuleRow, RuleText> = {
  add: ruleCommands.add,
  change: ruleCommands.change,
  query: ruleRoutes.rule,
  lists: [ruleRoutes.rules],
  blank,
  textOf: ({ kind, value, action, active, operationGroupIds, profileIds }) => ({
    ...{ kind, value, action, active },
    operationGroupIds: operationGroupIds?.length ? operationGroupIds : undefined,
    profileIds: profileIds?.length ? profileIds : undefined,
  }),
  errors: ({ kind, value }) => ({
    ...(!kind && { kind: words.kindMissing }),
    ...(kind === 'VEHICLE_AGE' && value === undefined && { value: words.refusal.RULE_VALUE_MISSING }),
  }),
  input: ({ kind, value, action, active, operationGroupIds, profileIds }) => ({
    ...{ kind, action, active },
    ...(kind === 'VEHICLE_AGE' && value !== undefined && { value }),
    ...(operationGroupIds?.length && { operationGroupIds }),
    ...(profileIds?.length && { profileIds }),
  }),
}

const RuleFields = ({ state }: { readonly state: RegisterFormState<RuleText> }) => {
  const groups = useRead(sessionRoutes.shipperGroups, {})
  const profiles = useRead(referenceRoutes.profiles, { size: MOST_PROFILES })
  const { text, errors, change } = state
  return (
    <FormSection>
      <SelectField
        className="c12"
        label={words.rule}
        required
        options={settableRules.map((value) => ({ value, label: words.rules[value] }))}
        {...state.choice('kind')}
      />
      {text.kind === 'VEHICLE_AGE' && (
        <NumberField
          className="c6"
          label={words.value}
          required
          decimals={0}
          value={text.value}
          onChange={(value) => change({ value })}
          error={errors['value']}
        />
      )}
      <SelectField
        className="c6"
        label={words.action}
        required
        options={ruleActions.map((value) => ({ value, label: words.actions[value] }))}
        {...state.choice('action')}
      />
      <MultiSelectField
        className="c12"
        label={words.groups}
        all={words.all}
        options={(groups.data ?? []).map(({ id, name }) => ({ value: id, label: name }))}
        value={text.operationGroupIds}
        onChange={(operationGroupIds) => change({ operationGroupIds })}
      />
      <MultiSelectField
        className="c12"
        label={words.profiles}
        all={words.all}
        options={(profiles.data?.list ?? []).map(({ id, name }) => ({ value: id, label: name }))}
        value={text.profileIds}
        onChange={(profileIds) => change({ profileIds })}
      />
      <Checkbox className="c12" {...state.tick('active')}>
        {words.active}
      </Checkbox>
    </FormSection>
  )
}

const columns = [
  { id: 'name', header: words.rule, width: 'minmax(200px, 2fr)' },
  { id: 'value', header: words.value, width: '160px', cell: ({ value }: EligibilityRuleRow) => value ?? '' },
  { id: 'action', header: words.action, width: '110px', cell: ({ action }: EligibilityRuleRow) => words.actions[action] },
  { id: 'active', header: words.status, width: '110px', cell: ({ active }: EligibilityRuleRow) => (active ? words.on : words.inactive) },
]
const texts = { what: words.count[1], empty: words.empty, notFound: words.empty, count: words.count }
const formTexts = { add: words.add, change: words.change, failed: words.failed, missing: words.refusal.RULE_UNKNOWN }

/** The rules about who may run this company's loads; without a rule the usual ones hold. */
export const RuleList = () => {
  const { address, onAddress } = useRegisterAddress<DrawerAddress>()
  const { id, adds, ...page } = address
  return (
    <RegisterPage
      title={words.title}
      texts={texts}
      query={usePages(ruleRoutes.rules, { size: PAGE }, { keep: true })}
      columns={columns}
      nameOf={({ kind }) => words.rules[kind]}
      {...{ address: page, onAddress }}
      add={{ command: ruleCommands.add, label: words.add, link: { to, search: { adds: true } } }}
      edit={{ command: ruleCommands.change, link: (one) => ({ to, search: { id: one.id } }) }}
      remove={{ command: ruleCommands.remove, list: ruleRoutes.rules, named: ({ kind }) => `a regra ${words.rules[kind]}` }}
      isOff={({ active }) => !active}
    >
      <CnhCategories />
      <RegisterDrawer open={id !== undefined || adds === true} {...{ id, form }} texts={formTexts} onClose={() => onAddress(page)}>
        {(state) => <RuleFields state={state} />}
      </RegisterDrawer>
    </RegisterPage>
  )
}
