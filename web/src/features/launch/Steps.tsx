// Not PrimeReact's Steps: its steps are numbered and one is open at a time; here the whole page is open, and a link says what its section lacks.
// tests/journeys/launching.browser.spec.ts asserts the names of the links.
import { Icon } from '../../ui/Icon.tsx'
import type { bySection } from './sections.ts'

type Props = { readonly sections: ReturnType<typeof bySection>; readonly current: string; readonly isSubmitted: boolean }

/** The sections of the page with the number of errors in each, as links. */
export const Steps = ({ sections, current, isSubmitted }: Props) => (
  <nav className="steps" aria-label="Seções">
    <ol>
      {sections.map(({ id, label, errors }) => (
        <li key={id}>
          <a
            href={`#${id}`}
            aria-current={id === current ? 'step' : undefined}
            onClick={(event) => {
              event.preventDefault()
              const section = document.getElementById(id)
              section?.scrollIntoView({ behavior: 'smooth', block: 'start' })
              section?.querySelector<HTMLElement>('input:not(:disabled), button:not(:disabled), textarea')?.focus({ preventScroll: true })
            }}
          >
            {label}
            {errors === 0 ? (
              <Icon name="check" size={14} label="completa" className="ok" />
            ) : (
              <span className={isSubmitted ? 'num wrong' : 'num'}>
                {errors}
                <span className="hidden-text"> a {isSubmitted ? 'corrigir' : 'preencher'}</span>
              </span>
            )}
          </a>
        </li>
      ))}
    </ol>
  </nav>
)
