import { addLocale } from 'primereact/api'
import { Calendar } from 'primereact/calendar'

addLocale('pt-BR', {
  firstDayOfWeek: 0,
  dayNames: ['domingo', 'segunda', 'terça', 'quarta', 'quinta', 'sexta', 'sábado'],
  dayNamesShort: ['dom', 'seg', 'ter', 'qua', 'qui', 'sex', 'sáb'],
  dayNamesMin: ['D', 'S', 'T', 'Q', 'Q', 'S', 'S'],
  monthNames: ['janeiro', 'fevereiro', 'março', 'abril', 'maio', 'junho', 'julho', 'agosto', 'setembro', 'outubro', 'novembro', 'dezembro'],
  monthNamesShort: ['jan', 'fev', 'mar', 'abr', 'mai', 'jun', 'jul', 'ago', 'set', 'out', 'nov', 'dez'],
  today: 'Hoje',
  prevMonth: 'Mês anterior',
  nextMonth: 'Próximo mês',
  prevYear: 'Ano anterior',
  nextYear: 'Próximo ano',
  prevDecade: 'Década anterior',
  nextDecade: 'Próxima década',
  clear: 'Limpar',
})

type Common = { readonly min?: Date | undefined; readonly max?: Date | undefined }
type One = Common & { readonly value: Date | null; readonly onPick: (day: Date) => void }
type Range = Common & {
  readonly from: Date | null
  readonly to: Date | null
  readonly onRange: (from: Date | null, to: Date | null) => void
  readonly months?: boolean
}

const limits = ({ min, max }: Common) => ({ ...(min && { minDate: min }), ...(max && { maxDate: max }) })

/** PrimeReact sets ARIA attributes that the roles of its days do not allow, and labels that differ from the visible text of its titles. */
const passThrough = {
  dayLabel: ({ context }: { context: { selected: boolean } }) => ({
    'aria-selected': undefined,
    'aria-disabled': undefined,
    ...(context.selected && { 'aria-current': 'date' }),
  }),
  monthTitle: { 'aria-label': undefined },
  yearTitle: { 'aria-label': undefined },
} as object

/** A month view to choose a day. */
export const CalendarPanel = ({ value, onPick, ...rest }: One) => (
  <Calendar
    inline
    pt={passThrough}
    dateFormat="d/mm/yy"
    locale="pt-BR"
    value={value}
    onChange={({ value: day }) => day instanceof Date && onPick(day)}
    {...limits(rest)}
  />
)

/** A month view to choose a first and a last day. */
export const RangePanel = ({ from, to, onRange, months = false, ...rest }: Range) => (
  <Calendar
    inline
    pt={passThrough}
    dateFormat="d/mm/yy"
    locale="pt-BR"
    selectionMode="range"
    view={months ? 'month' : 'date'}
    value={[from, to] as Date[]}
    onChange={({ value }) => {
      const [first, last] = (value ?? []) as (Date | null)[]
      onRange(first ?? null, last ?? null)
    }}
    {...limits(rest)}
  />
)
