-- wrk script: look-ups of random numbers, or scans of them, 10 a request, as fast as answers come.
-- FLOOD_KIND is look-ups or scans, FLOOD_REFS a file of 16-byte numbers, FLOOD_KEY the key of the device.
local NUMBER_BYTES = 16
local SCANS = 10

local threads = {}
function setup(thread)
  table.insert(threads, thread)
  thread:set("seed", #threads)
end

local refs, count, key, at
function init()
  math.randomseed(os.time() * 1000 + seed)
  local file = assert(io.open(os.getenv("FLOOD_REFS"), "rb"))
  refs = file:read("*a")
  file:close()
  count = #refs / NUMBER_BYTES
  key = os.getenv("FLOOD_KEY")
  at = os.date("!%Y-%m-%dT%H:%M:%SZ")
end

local random, sub, format = math.random, string.sub, string.format
local function number()
  local from = (random(count) - 1) * NUMBER_BYTES
  return sub(refs, from + 1, from + NUMBER_BYTES)
end

local function lookUp()
  return "GET /api/shipments/track/" .. number() .. " HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"
end

local function scans()
  local parts = {}
  for n = 1, SCANS do
    parts[n] = format(
      '{"scanId":"%08x-%04x-4%03x-8%03x-%06x%06x","ref":"%s","code":"IN_TRANSIT","occurredAt":"%s"}',
      random(0, 0x7fffffff), random(0, 0xffff), random(0, 0xfff), random(0, 0xfff),
      random(0, 0xffffff), random(0, 0xffffff), number(), at)
  end
  local body = '{"scans":[' .. table.concat(parts, ",") .. "]}"
  return "POST /api/scans HTTP/1.1\r\nHost: 127.0.0.1\r\nAuthorization: Bearer " .. key ..
    "\r\nContent-Type: application/json\r\nContent-Length: " .. #body .. "\r\n\r\n" .. body
end

request = os.getenv("FLOOD_KIND") == "scans" and scans or lookUp

answered, refused, wrong = 0, 0, 0
function response(status)
  if status == 200 then answered = answered + 1
  elseif status == 429 or status == 503 then refused = refused + 1
  else wrong = wrong + 1 end
end

function done(summary, latency)
  local errors = summary.errors
  local sum = { answered = 0, refused = 0, wrong = 0 }
  for _, thread in ipairs(threads) do
    for name in pairs(sum) do sum[name] = sum[name] + thread:get(name) end
  end
  io.write(format(
    '\n{"seconds":%.3f,"answered":%d,"refused":%d,"wrong":%d,"broken":%d,"p50Ms":%.0f,"p99Ms":%.0f,"maxMs":%.0f}\n',
    summary.duration / 1e6, sum.answered, sum.refused, sum.wrong,
    errors.connect + errors.read + errors.write + errors.timeout,
    latency:percentile(50) / 1e3, latency:percentile(99) / 1e3, latency.max / 1e3))
end
