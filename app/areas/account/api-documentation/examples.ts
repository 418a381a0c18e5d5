interface Example {
  id: string;
  label: string;
  code(address: string): string;
}

/** The same order in several languages, with what each of them has without anything installed. */
export const EXAMPLES: readonly Example[] = [
  {
    id: 'curl',
    label: 'curl',
    code: (address) => `curl ${address} \\
  --data-urlencode "key=$API_TOKEN" \\
  --data-urlencode "action=add" \\
  --data-urlencode "service=107" \\
  --data-urlencode "link=https://video.example/watch?v=1" \\
  --data-urlencode "quantity=1000" \\
  --data-urlencode "request_id=order-1"`,
  },
  {
    id: 'python',
    label: 'Python',
    code: (address) => `import json, os
from urllib.parse import urlencode
from urllib.request import urlopen

def call(action, **fields):
    said = {"key": os.environ["API_TOKEN"], "action": action, **fields}
    with urlopen("${address}", urlencode(said).encode(), timeout=30) as answer:
        return json.load(answer)

print(call("add", service=107, link="https://video.example/watch?v=1",
           quantity=1000, request_id="order-1"))`,
  },
  {
    id: 'php',
    label: 'PHP',
    code: (address) => `<?php
function call(string $action, array $fields = []): array {
    $said = ['key' => getenv('API_TOKEN'), 'action' => $action] + $fields;
    $request = curl_init('${address}');
    curl_setopt_array($request, [
        CURLOPT_POSTFIELDS => http_build_query($said),
        CURLOPT_RETURNTRANSFER => true,
        CURLOPT_TIMEOUT => 30,
    ]);
    return json_decode(curl_exec($request), true);
}

print_r(call('add', [
    'service' => 107, 'link' => 'https://video.example/watch?v=1',
    'quantity' => 1000, 'request_id' => 'order-1',
]));`,
  },
  {
    id: 'node',
    label: 'Node.js',
    code: (address) => `async function call(action, fields = {}) {
  const body = new URLSearchParams({ key: process.env.API_TOKEN, action, ...fields });
  const answer = await fetch('${address}', {
    method: 'POST', body, signal: AbortSignal.timeout(30_000),
  });
  return answer.json();
}

console.log(await call('add', {
  service: 107, link: 'https://video.example/watch?v=1',
  quantity: 1000, request_id: 'order-1',
}));`,
  },
  {
    id: 'go',
    label: 'Go',
    code: (address) => `package main

import (
	"fmt"
	"io"
	"net/http"
	"net/url"
	"os"
)

func main() {
	said := url.Values{
		"key": {os.Getenv("API_TOKEN")}, "action": {"add"}, "service": {"107"},
		"link": {"https://video.example/watch?v=1"}, "quantity": {"1000"},
		"request_id": {"order-1"},
	}
	answer, err := http.PostForm("${address}", said)
	if err != nil {
		panic(err)
	}
	defer answer.Body.Close()
	text, _ := io.ReadAll(answer.Body)
	fmt.Println(string(text))
}`,
  },
];
