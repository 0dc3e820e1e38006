-- wrk script: GET /api/shipments/track/REF with REF drawn at random from a file of 16-byte numbers.
-- BENCH_REFS names the file, BENCH_PORTS the ports of the api processes; threads take them in turn.
-- With BENCH_FROM, a number, one thread walks the file from there on instead: the api has no answer at hand.
local NUMBER_BYTES = 16
local HEAD = "GET /api/shipments/track/"
local TAIL = " HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"

local ports = {}
for port in string.gmatch(os.getenv("BENCH_PORTS") or "", "%d+") do table.insert(ports, port) end

local threads = 0
function setup(thread)
  thread.addr = wrk.lookup("127.0.0.1", ports[threads % #ports + 1])[1]
  threads = threads + 1
  thread:set("seed", threads)
end

local refs, count
function init()
  math.randomseed(os.time() * 100 + seed)
  local file = assert(io.open(os.getenv("BENCH_REFS"), "rb"))
  refs = file:read("*a")
  file:close()
  count = #refs / NUMBER_BYTES
end

local random, sub = math.random, string.sub
local walked = tonumber(os.getenv("BENCH_FROM") or "")
function request()
  local at
  if walked then
    at = walked % count
    walked = walked + 1
  else
    at = random(count) - 1
  end
  local from = at * NUMBER_BYTES
  return HEAD .. sub(refs, from + 1, from + NUMBER_BYTES) .. TAIL
end

function done(summary, latency)
  local errors = summary.errors
  io.write(string.format(
    '\n{"requests":%d,"seconds":%.3f,"notOk":%d,"broken":%d,"p50Ms":%.2f,"p95Ms":%.2f,"p99Ms":%.2f}\n',
    summary.requests, summary.duration / 1e6, errors.status,
    errors.connect + errors.read + errors.write + errors.timeout,
    latency:percentile(50) / 1e3, latency:percentile(95) / 1e3, latency:percentile(99) / 1e3))
end
