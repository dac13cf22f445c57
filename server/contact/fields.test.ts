import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { form, type SampleContact, sampleContact } from '../../testing/sampleContact'

let contact: SampleContact

beforeEach(async () => {
  contact = await sampleContact()
})
afterEach(() => contact.close())

function formWithFile(): FormData {
  const data = form({})
  data.append('fname', new File(['x'], 'x.exe'))
  return data
}

describe('readFields', () => {
  const multipart = { 'Content-Type': 'multipart/form-data; boundary=b' }
  const part = (name: string, value: string) => `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`

  it.each<[string, BodyInit, Record<string, string>, number]>([
    ['a missing end', part('fname', 'x'), multipart, 400],
    ['a missing boundary', part('fname', 'x'), { 'Content-Type': 'multipart/form-data' }, 400],
    ['an empty body', '', multipart, 400],
    ['a part without a name', '--b\r\n\r\nx\r\n--b--\r\n', multipart, 400],
    ['a file', formWithFile(), {}, 400],
    ['JSON', '{"fname":"x"}', { 'Content-Type': 'application/json' }, 415],
    ['a missing content type', new Uint8Array([1, 2]), {}, 415],
    ['Latin 1', Buffer.concat([Buffer.from(part('fname', 'J')), Buffer.from([0xfc]), Buffer.from('\r\n--b--\r\n')]), multipart, 400],
    ['Latin 1, escaped', 'fname=J%FCrgen', { 'Content-Type': 'application/x-www-form-urlencoded' }, 400],
    ['an incomplete escape', 'fname=%', { 'Content-Type': 'application/x-www-form-urlencoded' }, 400],
    ['a null byte', `${part('fname', 'a\0b')}--b--\r\n`, multipart, 400],
    ['a null byte, escaped', 'fname=a%00b', { 'Content-Type': 'application/x-www-form-urlencoded' }, 400],
    ['a repeated field', `${part('fname', 'a')}${part('fname', 'b')}--b--\r\n`, multipart, 400],
    ['thousands of fields', new URLSearchParams(Array.from({ length: 5000 }, (_, index) => [`f${index}`, ''])), {}, 400],
    ['a name that is too long', form({ fname: 'x'.repeat(1001) }), {}, 413],
    ['a message that is too long', form({ message: 'x'.repeat(130 * 1024) }), {}, 413],
  ])('rejects %s', async (_, body, headers, status) => {
    const response = await contact.send(body, headers)
    expect(response.status).toBe(status)
    expect(await response.json()).toEqual({ error: expect.any(String) })
    expect(await contact.messages()).toEqual([])
  })

  it('stops reading a request without Content-Length some time, and announces the end of its connection', async () => {
    let sent = 0
    const endless = new ReadableStream({
      pull(controller) {
        sent += 16_384
        controller.enqueue(new Uint8Array(16_384))
      },
    })
    const request = new Request('http://site.test/backend/contact.php', {
      method: 'POST',
      body: endless,
      duplex: 'half',
      headers: { ...multipart },
    } as RequestInit)
    const { status, headers } = await contact.app.request(request)
    expect([status, headers.get('Connection')]).toEqual([413, 'close'])
    expect(sent).toBeLessThan(2_000_000)
  })

  it.each(['GET', 'PUT', 'DELETE', 'PATCH'])('rejects %s', async (method) => {
    const response = await contact.app.request('/backend/contact.php', { method })
    expect([response.status, response.headers.get('Allow')]).toEqual([405, 'POST'])
  })

  it('accepts forty thousand Japanese characters', async () => {
    const message = '長'.repeat(40_000)
    expect((await contact.send(form({ message }))).status).toBe(200)
    expect((await contact.messages())[0]?.message).toBe(message)
  })
})
