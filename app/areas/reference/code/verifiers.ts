import type { CodeLanguage } from './highlight.ts';

interface Verifier {
  id: CodeLanguage;
  label: string;
  code: string;
}

/** Whether an event comes from here, with what each language has without anything installed. */
export const VERIFIERS: readonly Verifier[] = [
  {
    id: 'php',
    label: 'PHP',
    code: `<?php
// The names of $headers in small letters; $rawBody as file_get_contents('php://input') reads it.
function isGenuine(array $headers, string $rawBody, string $secret): bool
{
    ['webhook-id' => $id, 'webhook-timestamp' => $time] = $headers;
    if (abs(time() - (int) $time) > 300) {
        return false;
    }
    $key = base64_decode(substr($secret, strlen('whsec_')));
    $mac = hash_hmac('sha256', "$id.$time.$rawBody", $key, true);
    $right = 'v1,' . base64_encode($mac);
    foreach (explode(' ', $headers['webhook-signature']) as $given) {
        if (hash_equals($right, $given)) {
            return true;
        }
    }
    return false;
}`,
  },
  {
    id: 'python',
    label: 'Python',
    code: `import base64, hashlib, hmac, time

# The names of headers in small letters; raw_body as bytes, before anything has parsed it.
def is_genuine(headers, raw_body, secret):
    name, sent_at = headers["webhook-id"], headers["webhook-timestamp"]
    if abs(time.time() - int(sent_at)) > 300:
        return False
    key = base64.b64decode(secret[len("whsec_"):])
    mac = hmac.new(key, f"{name}.{sent_at}.".encode() + raw_body, hashlib.sha256)
    right = "v1," + base64.b64encode(mac.digest()).decode()
    given = headers["webhook-signature"].split(" ")
    return any([hmac.compare_digest(right, one) for one in given])`,
  },
  {
    id: 'node',
    label: 'Node.js',
    code: `import { createHmac, timingSafeEqual } from 'node:crypto';

// The names of headers in small letters; rawBody as it came, before anything has parsed it.
export function isGenuine(headers, rawBody, secret) {
  const { 'webhook-id': id, 'webhook-timestamp': time } = headers;
  if (Math.abs(Date.now() / 1000 - Number(time)) > 300) return false;
  const key = Buffer.from(secret.slice('whsec_'.length), 'base64');
  const mac = createHmac('sha256', key).update(\`\${id}.\${time}.\${rawBody}\`);
  const right = Buffer.from('v1,' + mac.digest('base64'));
  return headers['webhook-signature'].split(' ').some((one) => {
    const given = Buffer.from(one);
    return given.length === right.length && timingSafeEqual(given, right);
  });
}`,
  },
  {
    id: 'go',
    label: 'Go',
    code: `package webhooks

import (
	"crypto/hmac"
	"crypto/sha256"
	"encoding/base64"
	"math"
	"net/http"
	"strconv"
	"strings"
	"time"
)

// IsGenuine takes the body as it came, before anything has parsed it.
func IsGenuine(header http.Header, rawBody []byte, secret string) bool {
	name, sentAt := header.Get("webhook-id"), header.Get("webhook-timestamp")
	seconds, err := strconv.ParseInt(sentAt, 10, 64)
	if err != nil || math.Abs(float64(time.Now().Unix()-seconds)) > 300 {
		return false
	}
	key, err := base64.StdEncoding.DecodeString(strings.TrimPrefix(secret, "whsec_"))
	if err != nil {
		return false
	}
	mac := hmac.New(sha256.New, key)
	mac.Write([]byte(name + "." + sentAt + "."))
	mac.Write(rawBody)
	right := "v1," + base64.StdEncoding.EncodeToString(mac.Sum(nil))
	for _, given := range strings.Split(header.Get("webhook-signature"), " ") {
		if hmac.Equal([]byte(right), []byte(given)) {
			return true
		}
	}
	return false
}`,
  },
  {
    id: 'ruby',
    label: 'Ruby',
    code: `require "openssl"

# The names of headers in small letters; raw_body as it came, before anything has parsed it.
def genuine?(headers, raw_body, secret)
  name, sent_at = headers["webhook-id"], headers["webhook-timestamp"]
  return false if (Time.now.to_i - sent_at.to_i).abs > 300

  key = secret.delete_prefix("whsec_").unpack1("m")
  mac = OpenSSL::HMAC.digest("SHA256", key, "#{name}.#{sent_at}.#{raw_body}")
  right = "v1," + [mac].pack("m0")
  headers["webhook-signature"].split(" ").any? do |given|
    given.bytesize == right.bytesize && OpenSSL.fixed_length_secure_compare(given, right)
  end
end`,
  },
];
