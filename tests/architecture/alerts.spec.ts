import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { parse } from 'yaml'

const read = (file: string) => readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8')
type Alert = {
  readonly alert: string
  readonly expr: string
  readonly labels?: { readonly severity?: string }
  readonly annotations: { readonly summary: string; readonly runbook?: string }
}
const alerts: readonly Alert[] = parse(read('deploy/monitoring/alerts.yml')).groups.flatMap(({ rules }: { rules: Alert[] }) => rules)
const anchors = (file: string) => [...read(file).matchAll(/^## (.+)$/gm)].map(([, title]) => title!.toLowerCase().replaceAll(' ', '-'))
/** The metrics that the program serves, by their names in its source. */
const served = new Set(
  ['services/http/metrics.ts', 'services/measures.ts'].flatMap((file) =>
    [...read(file).matchAll(/'(embarca_\w+)'/g)].map(([, name]) => name!),
  ),
)

it.each(alerts.map((one) => [one.alert, one] as const))('%s has a severity and a runbook, and asks for metrics that exist', (_, one) => {
  expect(['critical', 'warning']).toContain(one.labels?.severity)
  const [file, anchor] = one.annotations.runbook!.split('#')
  expect(anchors(file!)).toContain(anchor)
  const metrics = [...one.expr.matchAll(/embarca_\w+/g)].map(([name]) => name!.replace(/_(count|bucket)$/, ''))
  expect(metrics.filter((name) => !served.has(name))).toEqual([])
})

it('what is promised is measured by metrics that exist, and missed with an alert', () => {
  const slos = read('deploy/runbooks/slos.md')
  const metrics = [...slos.matchAll(/embarca_\w+/g)].map(([name]) => name!.replace(/_(count|bucket)$/, ''))
  expect(metrics.filter((name) => !served.has(name))).toEqual([])
  const named = [...slos.matchAll(/`([A-Z]\w+)`/g)].map(([, name]) => name!)
  expect(named.filter((name) => !alerts.some(({ alert }) => alert === name))).toEqual([])
})
